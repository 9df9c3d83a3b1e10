import { afterEach } from 'vitest';

declare global {
  /** What vitest.config.ts puts in the place of `import.meta.env`, with the types that a build gives. */
  const constantsOfShop: ShopConstants;
}

const ofExample = { ...constantsOfShop };
afterEach(() => inShop(ofExample));

/** Until the test ends, the code is that of a shop with these constants; all others are those of `shop/`. */
export function inShop(constants: Partial<ShopConstants>): void {
  Object.assign(constantsOfShop, constants);
}
