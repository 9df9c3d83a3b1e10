import * as strings from '#strings/site.ts';

/** A screenshot of the shop, which a browser shows when it installs the shop. */
type Screenshot = {
  readonly file: string;
  /** The path of the page that it shows. */
  readonly path: string;
  readonly form: 'narrow' | 'wide';
  readonly label: string;
};

/** The sizes of screenshots in px. */
export const screenshotSizes = {
  narrow: { width: 780, height: 1688 },
  wide: { width: 1280, height: 800 },
} as const;

/** All screenshots; `npm run screenshots` takes them. */
export function listScreenshots(productId: number): readonly Screenshot[] {
  const pages = [
    { name: 'home', path: '/', label: strings.homeScreenshot },
    { name: 'products', path: '/products', label: strings.productsScreenshot },
    {
      name: `product-${productId}`,
      path: `/product/${productId}`,
      label: strings.productScreenshot,
    },
  ];
  return (['narrow', 'wide'] as const).flatMap((form) =>
    pages.map(({ name, path, label }) => ({
      file: `screenshots/${name}-${form}.webp`,
      path,
      form,
      label,
    })),
  );
}
