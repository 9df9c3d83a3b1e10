import { href } from '#domain/address.ts';
import { brand } from '#shop/brand.ts';

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
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'en-IN',
    display: 'standalone',
    theme_color: '#f6f1e7',
    background_color: '#f6f1e7',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    screenshots: (['narrow', 'wide'] as const).flatMap((form) => [
      screenshot('home', form, 'The home page'),
      screenshot('products', form, 'All products'),
      screenshot('product-1', form, 'A product'),
    ]),
  });
}
