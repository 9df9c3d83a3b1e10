import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#shop/products';
import { stubWindow } from '#storage/storageWindow.testing.ts';
import { adds, addAsButton } from './productActions.ts';

const [product] = catalogue;
if (!product) throw new Error('The catalogue is empty.');

/** A button that adds the product, beside a field with this text if there is one. */
function aButton(adding: string | undefined, typed?: string): HTMLElement {
  const field = typed === undefined ? null : { value: typed };
  const button = { dataset: { adds: adding }, parentElement: { querySelector: () => field } };
  return button as unknown as HTMLElement;
}

describe('A button that adds, pressed before the page is hydrated', () => {
  let texts: Map<string, string>;
  beforeEach(() => {
    ({ texts } = stubWindow());
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
  });
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['7', 7],
    ['०', 1],
    ['1,00,000', 999],
    ['many', 1],
    ['', 1],
    [undefined, 1],
  ])('beside a field with %j puts %i into the cart', (typed, quantity) => {
    expect(addAsButton(aButton(adds('cart', product), typed))).toBe(true);
    expect(JSON.parse(texts.get('cart') ?? '')).toMatchObject([{ id: product.id, quantity }]);
  });

  test('a heart puts the product on the wishlist, pressed twice too', () => {
    addAsButton(aButton(adds('wishlist', product)));
    addAsButton(aButton(adds('wishlist', product)));
    expect(JSON.parse(texts.get('wishlist') ?? '')).toMatchObject([{ id: product.id }]);
    expect(texts.has('cart')).toBe(false);
  });

  test.each([undefined, 'cart 77'])('with data-adds %j it adds nothing', (adding) => {
    expect(addAsButton(aButton(adding))).toBe(false);
    expect(texts.size).toBe(0);
  });
});
