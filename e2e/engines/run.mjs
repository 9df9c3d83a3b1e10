import { existsSync } from 'node:fs';
import { serve } from '../../scripts/serve.mjs';
import { startFirefox } from './firefox.mjs';
import { createVisitor } from './visitor.mjs';
import { startWebKit } from './webkit.mjs';

/**
 * A browser that is driven from outside, with one window. Two protocols are behind it, and no journey
 * can tell which.
 *
 * @typedef {object} Engine
 * @property {(address: string) => Promise<unknown>} go ends when the page has been loaded
 * @property {(body: string) => Promise<unknown>} run runs the body of a function in the page
 * @property {(actions: object[]) => Promise<unknown>} perform hands over what hands do
 * @property {() => Promise<unknown>} reload
 * @property {() => Promise<unknown>} back
 * @property {readonly string[]} complaints errors of the console, where the protocol reports them
 * @property {() => Promise<void>} close
 */

/**
 * What a shopper does in Firefox and WebKit, on the built shop: `npm run test:engines`. Each journey
 * starts with empty storage.
 *
 * @type {Record<string, (visitor: import('./visitor.mjs').Visitor) => Promise<void>>}
 */
const journeys = {
  async 'home shows its slides, and a button moves the hero'({ open, press, expect, see }) {
    await open('/');
    await press('Pause slides');
    await see('Our Featured Products');
    await press('Slide 3');
    await expect(`find('Slide 3').getAttribute('aria-current')`, 'true');
    const third = `document.querySelectorAll('[aria-roledescription=slide]')[2]`;
    await expect(`Math.abs(Math.round(${third}.getBoundingClientRect().left))`, 0);
  },
  async 'choosing a filter changes the address, and Back shows the list before'(visitor) {
    const { open, ask, key, see, seeAddress, engine } = visitor;
    await open('/products');
    // WebKit goes back only to a page that was used.
    await key('Tab');
    await ask(`(root.querySelector('main select').value = 'sale',
      root.querySelector('main select').dispatchEvent(new Event('change', { bubbles: true })))`);
    await seeAddress('/products?filter=sale');
    await see('Showing 4 products for "Sale"');
    await engine.back();
    await seeAddress('/products');
    await see('Showing 10 products for "All"');
  },
  async 'what is in cart and wishlist is still there after a reload'(visitor) {
    const { open, press, see, seeCount, focus, key, engine } = visitor;
    await open('/product/6');
    await press('Increase quantity');
    await press('ADD TO CART');
    await see('Revitalizing Active Face Wash with Algae Added to Cart!');
    await seeCount('Cart', '2 items');
    await press('ADD TO WISHLIST');
    await seeCount('Wishlist', '1 item');
    await focus('DESCRIPTION');
    await key('ArrowRight');
    await see('Orders are processed in 1-2 business days');
    await engine.reload();
    await seeCount('Cart', '2 items');
    await seeCount('Wishlist', '1 item');
  },
  async 'a shopper changes a quantity and places the order'(visitor) {
    const { open, press, see, seeCount, seeFocus, focus, key, type } = visitor;
    await open('/product/10');
    await press('ADD TO CART');
    await seeCount('Cart', '1 item');
    await open('/cart');
    await focus('Quantity');
    await key('ArrowRight');
    await type('0');
    await key('Enter');
    await see('Rs. 8,990.00');
    await press('Checkout');
    await focus('First name');
    await type('Asha');
    await see('Rs. 9,889.00');
    await press('Place Order');
    await see('Your order has been placed successfully!');
    await seeFocus('Order Summary');
    await seeCount('Cart', '0 items');
  },
  async 'focus is in the search while it is open, and then where it was'(visitor) {
    const { open, press, see, seeFocus, type, key, expect } = visitor;
    await open('/about');
    await press('Search');
    await seeFocus('Search for Product');
    await type('kit');
    await see('3 products');
    for (let step = 0; step < 8; step += 1) {
      await key('Tab');
      await expect(`document.activeElement.closest('dialog') !== null`);
    }
    await key('Escape');
    await seeFocus('Search');
  },
  async 'a shopper goes by keyboard alone from the skip link to a product'(visitor) {
    const { open, key, seeFocus, focus, seeAddress } = visitor;
    await open('/products');
    await key('Tab');
    await seeFocus('Skip to content');
    await key('Enter');
    await focus('Advanced Care Kit');
    await key('Enter');
    await seeAddress('/product/2');
  },
  async 'a link loads no page in engines with the Navigation API'(visitor) {
    const { open, press, ask, expect, see, seeAddress, engine } = visitor;
    await open('/product/3');
    await ask('(window.isSamePage = true)');
    await press('Sales');
    await seeAddress('/sales');
    await see('Showing 4 products for "Sale"');
    await expect(`'isSamePage' in window === 'navigation' in window`);
    await engine.back();
    await see('Signature Grooming Kit');
  },
};

const folder = process.env['BUILT_SHOP'] ?? 'dist';
if (!existsSync(`${folder}/index.html`)) {
  throw new Error(`There is no built shop in "${folder}". Run "npm run build" first.`);
}
const shop = await serve({ folder });
let [passed, failed] = [0, 0];
for (const [name, start] of /** @type {const} */ ([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])) {
  const engine = await start();
  const visitor = createVisitor(engine, shop.address);
  for (const [title, journey] of Object.entries(journeys)) {
    const known = engine.complaints.length;
    try {
      await visitor.startAfresh();
      await journey(visitor);
      const complaints = engine.complaints.slice(known);
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
      passed += 1;
      console.log(`passed  ${name}: ${title}`);
    } catch (error) {
      failed += 1;
      console.error(`FAILED  ${name}: ${title}\n${String(error)}`);
    }
  }
  await engine.close();
}
await shop.close();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
