import { href } from '#links/address.ts';
import { description, name, paper } from '#shop/settings';
import { pageLanguage } from './alternates.ts';

export function renderManifest(): string {
  // Addresses in it are those beside it.
  const up = import.meta.env.LANGUAGE_PATH && '../';
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `${up}icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: href('/'),
    start_url: href('/'),
    scope: href('/'),
    name,
    short_name: name,
    description,
    ...pageLanguage,
    display: 'standalone',
    theme_color: paper.light,
    background_color: paper.light,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}
