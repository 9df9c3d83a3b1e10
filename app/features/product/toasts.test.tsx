import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { keep, kept, showScreen, toast } from '#testing/showScreen.testing.tsx';

type Expected = {
  readonly type: 'success' | 'info' | 'error';
  readonly stays: '2000ms' | '5000ms';
  readonly position: 'top-right' | 'top-center';
  readonly isShaking?: boolean;
};
const brief = { stays: '2000ms', position: 'top-right' } as const;
const long = { stays: '5000ms', position: 'top-center' } as const;

/** Presses a button, which moves with its card under the mouse, and looks at its toast. */
async function expectToast(
  button: Locator,
  text: string,
  { type, stays, position, isShaking = false }: Expected,
): Promise<void> {
  await expect.element(button).toBeInTheDocument();
  (button.element() as HTMLElement).click();
  await expect.element(toast(text)).toBeVisible();
  const line = toast(text).element().closest<HTMLElement>('[data-type]');
  expect(line?.dataset).toMatchObject({ type, shaking: String(isShaking) });
  expect(line?.style.getPropertyValue('--toast-duration')).toBe(stays);
  const region = page.getByRole('region', { name: 'Messages' });
  expect(region.element()).toHaveAttribute('data-position', position);
}

const onItsPage = [
  'Tea 12',
  long,
  'Added to Wishlist',
  'is Already in Wishlist',
  'Added to Cart!',
  'is already in Cart',
] as const;

/** The table of SPEC 12: the screen, the product that is added, and the four texts. */
const table = [
  [
    '/',
    '',
    'Tea 12',
    brief,
    'Added to Wishlist',
    'is Already in Wishlist',
    'Added to Cart!',
    'is Already in Cart!',
  ],
  [
    '/products',
    '',
    'Tea 12',
    { ...brief, isShaking: true },
    'added to Wishlist',
    'is Already in Wishlist',
    'added to Cart',
    'is Already in Cart!',
  ],
  [
    '/sales',
    '',
    'Tea 12',
    brief,
    'added to Wishlist',
    'is already in Wishlist',
    'added to Cart',
    'is already in Cart',
  ],
  ['/product/{id}', '12', ...onItsPage],
  ['/product/{id}', '2', ...onItsPage],
] as const;

describe('The toasts of an addition', () => {
  test.each(table)(
    '12 on %s%s, of %s, are those of the table',
    async (
      path,
      id,
      name,
      { isShaking = false, ...where }: Omit<Expected, 'type'>,
      wished,
      isWished,
      bought,
      isBought,
    ) => {
      const { main } = await showScreen(path, { id });
      const isPage = id === '12';
      const [wish, buy] = isPage
        ? ['ADD TO WISHLIST', 'ADD TO CART']
        : [`Add to Wishlist: ${name}`, `Add to Cart: ${name}`];
      const button = (label: string) =>
        main.getByRole('button', { name: label, exact: true }).first();
      const present = { ...where, isShaking, type: 'info' } as const;
      await expectToast(button(wish), `${name} ${wished}`, { ...where, type: 'success' });
      await expectToast(button(wish), `${name} ${isWished}`, present);
      const success = { ...where, type: 'success' } as const;
      await expectToast(button(buy), `${name} ${bought}`, success);
      await expectToast(button(buy), `${name} ${isBought}`, present);
      expect(kept('cart')).toMatchObject([{ productName: name, quantity: 1 }]);
    },
  );

  test('12 the wishlist says what is added to the cart, also again, and what is removed', async () => {
    keep('wishlist', [{ id: 2 }, { id: 12 }]);
    const { main } = await showScreen('/wishlist');
    const add = main.getByRole('button', { name: /^Add to Cart/ }).first();
    const success = { ...brief, type: 'success' } as const;
    await expectToast(add, 'Black Tea added to cart!', success);
    await expectToast(add, 'Black Tea added to cart!', success);
    const remove = main.getByRole('button', { name: /^Remove/ }).first();
    await expectToast(remove, 'Item removed from wishlist', { ...brief, type: 'error' });
    expect(kept('cart')).toMatchObject([{ id: 2, quantity: 2 }]);
    expect(kept('wishlist')).toMatchObject([{ id: 12 }]);
  });

  test('a toast stays while the mouse is over it, and not because a finger was', async () => {
    const { main } = await showScreen('/products');
    const add = main.getByRole('button', { name: 'Add to Cart: Tea 12', exact: true });
    (add.element() as HTMLElement).click();
    const region = page.getByRole('region', { name: 'Messages' });
    const enter = (pointerType: string) =>
      region
        .element()
        .dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }));
    enter('touch');
    await expect.element(region).toHaveAttribute('data-paused', 'false');
    enter('mouse');
    await expect.element(region).toHaveAttribute('data-paused', 'true');
  });
});
