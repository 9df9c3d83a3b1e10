import { href } from '#domain/address.ts';
import { hasScreenshots } from '#shop/files';
import { description, language, name } from '#shop/settings';
import { catalogue } from '#shop/products';
import { paper } from '#shop/theme';

/** The web app manifest: name, colours and icons of an installed shop. */
export function renderManifest(): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `icons/${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const screenshot = (screen: string, form: 'narrow' | 'wide', label: string) => ({
    src: `screenshots/${screen}-${form}.webp`,
    sizes: form === 'narrow' ? '780x1688' : '1280x800',
    type: 'image/webp',
    form_factor: form,
    label,
  });
  return JSON.stringify({
    id: href('/'),
    start_url: href('/'),
    scope: href('/'),
    name,
    short_name: name,
    description,
    lang: language,
    display: 'standalone',
    theme_color: paper.light,
    background_color: paper.light,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    ...(hasScreenshots && {
      screenshots: (['narrow', 'wide'] as const).flatMap((form) => [
        screenshot('home', form, 'The home page'),
        screenshot('products', form, 'All products'),
        screenshot(`product-${catalogue[0]?.id}`, form, 'A product'),
      ]),
    }),
  });
}
