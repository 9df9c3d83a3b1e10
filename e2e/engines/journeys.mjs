/** @typedef {import('./visitor.mjs').Visitor} Visitor */

/**
 * What a shopper does; each journey must pass in every engine and starts with empty storage.
 *
 * @type {readonly (readonly [name: string, journey: (visitor: Visitor) => Promise<void>])[]}
 */
export const journeys = [
  [
    'home shows its slides and products, and the buttons move the hero',
    async ({ open, press, expect, see }) => {
      await open('/');
      await press('button', 'Pause slides');
      await see('Our Featured Products');
      await expect([5, 10], () =>
        [
          '[aria-label="Highlights"] [aria-roledescription="slide"]',
          '[aria-labelledby="featured-title"] article',
        ].map((selector) => document.querySelectorAll(selector).length),
      );
      await press('button', 'Slide 3');
      await expect(
        true,
        ({ find }) => find('button', 'Slide 3')?.getAttribute('aria-current') === 'true',
      );
      await expect(0, () => {
        const slide = document.querySelectorAll('[aria-roledescription="slide"]')[2];
        return Math.round(slide?.getBoundingClientRect().left ?? -1);
      });
    },
  ],
  [
    'choosing a filter changes the address, and Back shows the list before',
    async ({ open, ask, see, seeAddress, engine }) => {
      await open('/products');
      await see('Showing 10 products for "All"');
      await ask(({ find }) => {
        const select = find('field', '');
        if (!(select instanceof HTMLSelectElement)) throw new Error('There is no filter.');
        select.value = 'sale';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await seeAddress('/products?filter=sale');
      await see('Showing 4 products for "Sale"');
      await engine.back();
      await seeAddress('/products');
      await see('Showing 10 products for "All"');
    },
  ],
  [
    'a product is added to cart and wishlist, counted, and still there after a reload',
    async ({ open, press, see, seeCount, focus, key, engine }) => {
      await open('/product/6');
      await press('button', 'Increase quantity');
      await focus('field', 'Quantity');
      await key('ArrowUp');
      await press('button', 'ADD TO CART');
      await see('Revitalizing Active Face Wash with Algae Added to Cart!');
      await seeCount('Cart', 3);
      await press('button', 'ADD TO WISHLIST');
      await seeCount('Wishlist', 1);
      await focus('tab', 'DESCRIPTION');
      await key('ArrowRight');
      await see('Orders are processed in 1-2 business days');
      await engine.reload();
      await seeCount('Cart', 3);
      await seeCount('Wishlist', 1);
    },
  ],
  [
    'the actions of a card add its product to cart and wishlist and do not follow its link',
    async ({ open, see, seeCount, seeAddress, press }) => {
      await open('/products');
      await press('button', 'Add to Cart: Daily Protection Kit');
      await see('Daily Protection Kit added to Cart');
      await seeCount('Cart', 1);
      await press('button', 'Add to Wishlist: Daily Protection Kit');
      await seeCount('Wishlist', 1);
      await seeAddress('/products');
      await press('link', 'Wishlist, 1 item');
      await seeAddress('/wishlist');
      await see('1 product kept in this browser');
      await press('button', 'Add to Cart: Daily Protection Kit');
      await seeCount('Cart', 2);
    },
  ],
  [
    'a shopper changes quantities in the cart and empties it',
    async ({ open, press, see, seeCount, focus, key, type, seeFocus }) => {
      await open('/product/1');
      await press('button', 'ADD TO CART');
      await seeCount('Cart', 1);
      await open('/cart');
      await press('button', 'Increase quantity');
      await seeCount('Cart', 2);
      await see('Rs. 2,198.00');
      await focus('field', 'Quantity');
      await key('ArrowRight');
      await type('0');
      await key('Enter');
      await seeCount('Cart', 20);
      await see('Rs. 21,980.00');
      await press('button', 'Remove AM & PM Essentials');
      await see('Item Removed From Cart!');
      await see('Your Cart is empty');
      await seeFocus('Your Cart is empty');
      await seeCount('Cart', 0);
    },
  ],
  [
    'a shopper places an order',
    async ({ open, press, see, seeNoMore, seeCount, seeFocus, focus, type, engine }) => {
      await open('/product/10');
      await press('button', 'ADD TO CART');
      await seeCount('Cart', 1);
      await press('link', 'Checkout');
      await see('Estimated Tax (10%)');
      await focus('field', 'First name');
      await type('Asha');
      await see('Rs. 988.90');
      await press('button', 'Place Order');
      await see('Your order has been placed successfully!');
      await see('Order Placed Successfully!');
      await seeFocus('Order Summary');
      await seeCount('Cart', 0);
      await engine.reload();
      await seeNoMore('Your order has been placed successfully!');
    },
  ],
  [
    'search shows results and a product, returns to the results and returns focus',
    async ({ open, press, see, seeNoMore, seeFocus, seeCount, type, key, expect }) => {
      await open('/about');
      await press('button', 'Search');
      await see('No Product found.');
      await seeFocus('Search for Product');
      await type('kit');
      await see('3 products');
      await press('button', 'Daily Protection Kit');
      await see('Rs. 899.00');
      await press('button', 'ADD TO CART');
      await see('Daily Protection Kit Added to Cart!');
      await press('button', 'Back to results');
      await see('3 products');
      await seeFocus('Daily Protection Kit');
      await key('Escape');
      await seeNoMore('3 products');
      await seeFocus('Search');
      await seeCount('Cart', 1);
      await expect('auto', () =>
        getComputedStyle(document.documentElement).overflowY.replace('visible', 'auto'),
      );
    },
  ],
  [
    'focus stays in an open dialog',
    async ({ open, press, key, see, expect }) => {
      await open('/about');
      await press('button', 'Account');
      await see('Already have account?');
      for (let step = 0; step < 12; step += 1) {
        await key('Tab', step > 8);
        await expect(true, () => document.activeElement?.closest('dialog') !== null);
      }
    },
  ],
  [
    'Sign Up shows what is missing, then that no account was created, and stores nothing',
    async ({ open, press, see, seeNoMore, focus, type, expect }) => {
      await open('/about');
      await press('button', 'Account');
      await press('button', 'Sign Up');
      await expect(3, () => document.querySelectorAll('dialog [aria-invalid="true"]').length);
      const typed = { Name: 'Asha', Email: 'asha@example.org', Password: 'secret' };
      for (const [field, text] of Object.entries(typed)) {
        await focus('field', field);
        await type(text);
      }
      await press('button', 'Sign Up');
      await see('This is a demonstration shop: no account was created.');
      await seeNoMore('Already have account?');
      await expect(false, () => JSON.stringify(localStorage).includes('asha'));
    },
  ],
  [
    'a shopper goes by keyboard alone from the skip link to a product',
    async ({ open, key, seeFocus, focus, seeAddress, see }) => {
      await open('/products');
      await key('Tab');
      await seeFocus('Skip to content');
      await key('Enter');
      await key('Tab');
      await seeFocus('Home');
      await focus('link', 'Advanced Care Kit');
      await key('Enter');
      await seeAddress('/product/2');
      await see('Advanced Care Kit');
    },
  ],
  [
    'links open their screens, without a page load in engines with the Navigation API, and keep the cart',
    async ({ open, press, ask, expect, see, seeAddress, seeCount, seeFocus, engine }) => {
      await open('/product/3');
      await press('button', 'ADD TO CART');
      await seeCount('Cart', 1);
      await ask(() => {
        Object.assign(window, { isSamePage: true });
      });
      await press('link', 'Sales');
      await seeAddress('/sales');
      await see('Showing 4 products for "Sale"');
      await seeCount('Cart', 1);
      await expect('Sale Products · BEAU', () => document.title);
      await expect(true, () => 'isSamePage' in window === 'navigation' in window);
      if (await ask(() => 'navigation' in window)) await seeFocus('Sale Products');
      await engine.back();
      await seeAddress('/product/3');
      await see('Signature Grooming Kit');
      await seeCount('Cart', 1);
    },
  ],
  [
    'an unknown product links to the others',
    async ({ open, press, see, seeAddress }) => {
      await open('/product/99');
      await see('Product not found');
      await press('link', 'Continue Shopping');
      await seeAddress('/products');
      await see('Showing 10 products for "All"');
    },
  ],
  [
    'the shop runs under its security policy, with no inline script and none from another site',
    async ({ open, expect }) => {
      await open('/');
      await expect([0, 0], () => {
        const scripts = [...document.scripts].filter(({ type }) => !type.endsWith('json'));
        return [
          scripts.filter(({ src }) => src === '').length,
          scripts.filter(({ src }) => src !== '' && new URL(src).origin !== location.origin).length,
        ];
      });
    },
  ],
  [
    'a line says that the shop is offline until the network returns',
    async ({ open, ask, see, seeNoMore, expect }) => {
      await open('/cart');
      await expect(true, () => document.querySelectorAll('[role="status"]').length >= 3);
      await ask(() => {
        Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
        window.dispatchEvent(new Event('offline'));
      });
      await see('You are offline. Your cart is safe.');
      await ask(() => {
        Reflect.deleteProperty(navigator, 'onLine');
        window.dispatchEvent(new Event('online'));
      });
      await seeNoMore('You are offline. Your cart is safe.');
    },
  ],
];

/**
 * The journeys with a dark colour scheme.
 *
 * @type {typeof journeys}
 */
export const journeysInTheDark = [
  [
    'the shop is dark, and its text is light',
    async ({ open, expect }) => {
      await open('/products');
      await expect(['rgb(16, 26, 21)', 'rgb(239, 232, 218)'], () => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return [backgroundColor, color];
      });
    },
  ],
];

/**
 * The same for the shop whose orders go to WhatsApp. No window is looked at: an engine without network
 * opens none that could be read, so the address is that of "Open again" (SPEC 15.13).
 *
 * @type {typeof journeys}
 */
export const orderJourneys = [
  [
    'an order is handed over to WhatsApp, and leaves the cart when it was sent',
    async ({ open, press, focus, key, type, see, seeCount, expect, engine }) => {
      await open('/product/10');
      await press('button', 'ADD TO CART');
      await seeCount('Cart', 1);
      await open('/checkout');
      await focus('field', 'Name');
      for (const text of ['आशा Rao', '98765 43210', '12 MG Road & Co. #4']) {
        await type(text);
        await key('Tab');
      }
      await type('Mah');
      await key('Tab');
      await type('411001');
      await press('button', 'Order on WhatsApp');
      await see('Order ');
      const seesOrder = () =>
        expect(['/919876543210', true, true], ({ find }) => {
          const link = find('link', 'Open again');
          const { pathname, searchParams } = new URL(link?.getAttribute('href') ?? location.href);
          const lines = (searchParams.get('text') ?? '').split('\n');
          return [
            pathname,
            lines.some((line) => line.startsWith('1 × Daily Protection Kit')),
            lines.includes('आशा Rao') && lines.includes('12 MG Road & Co. #4'),
          ];
        });
      await seesOrder();
      await seeCount('Cart', 1);
      await engine.reload();
      await see('Have you sent this order?');
      await seesOrder();
      await press('button', 'I have sent it');
      await see('You have sent your order on WhatsApp.');
      await seeCount('Cart', 0);
    },
  ],
];
