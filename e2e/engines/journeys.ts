import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nth, row, rows } from '../catalogue.ts';
import { engines } from '#dev/browser.mjs';
import { type Host, openHost, openInternet } from './host.ts';
import { Shopper } from './shopper.ts';
import { start } from './webDriver.ts';

const anna = {
  Name: 'Anna Kröger',
  'Mobile number': '0171 3920099',
  Address: 'Deichstraße 4',
  Postcode: '25813',
  'City or town': 'Husum',
};
const escape = '\uE00C';
const isReady = 'Your order is ready in WhatsApp. Press Send there.';
const orderButton = 'Order on WhatsApp';

/** Tests that an engine passes, each by a shopper at a host of its own. */
export function makeJourneys(engine: keyof typeof engines): void {
  describe.skipIf(!engines[engine].isInstalled())(`a shopper in ${engine}`, () => {
    let internet: Awaited<ReturnType<typeof openInternet>>;
    let driven: Awaited<ReturnType<typeof start>>;
    let host: Host;
    let shopper: Shopper;

    beforeAll(async () => {
      internet = await openInternet();
      driven = await start(engine, internet.proxy);
      return async () => {
        await driven.end();
        internet.close();
      };
    });
    beforeEach(async () => {
      host = await openHost();
      shopper = new Shopper(driven.send, host.address);
      internet.asked.clear();
      return async () => {
        await shopper.closeOthers();
        await host.close();
      };
    });

    /** Fills in the checkout for one product. */
    async function fillIn(): Promise<void> {
      await shopper.store({ cart: [{ id: 3, quantity: 1 }] });
      await shopper.open('/checkout');
      await shopper.press('Germany', 'main option');
      for (const [label, text] of Object.entries(anna)) await shopper.type(label, text);
    }

    test.each([0, 1300])(
      'orders on WhatsApp, where the host takes %d ms for each answer',
      async (ms) => {
        await fillIn();
        host.slowDown(ms);
        await shopper.press(orderButton);
        await shopper.reads(isReady);
        await shopper.sees(async () => [...internet.asked], expect.arrayContaining(['wa.me:443']));
        expect(await shopper.stored('cart'), 'nobody has sent it yet').toEqual([[3, 1]]);
      },
    );

    test('has sent the order: the cart is empty, and the order can be made again', async () => {
      await fillIn();
      await shopper.press(orderButton);
      await shopper.reads(isReady);
      await shopper.press('I have sent it');
      await shopper.reads('Your order is sent');
      expect(await shopper.stored('cart')).toEqual([]);
      await shopper.open('/orders');
      await shopper.press(null, '[aria-label^="Order again, "]');
      await shopper.press('Add to my cart', 'dialog button');
      await shopper.sees(() => shopper.stored('cart'), [[3, 1]]);
    });

    test('changes the cart before the order is sent, and makes a new one of what was typed', async () => {
      await fillIn();
      await shopper.press(orderButton);
      await shopper.reads(isReady);
      await shopper.inAnotherTab(async () => {
        await shopper.open('/product/5');
        await shopper.press('ADD TO CART');
        await shopper.sees(() => shopper.stored('cart'), expect.arrayContaining([[5, 1]]));
      });
      await shopper.reads('Your cart has changed since.');
      await shopper.press('Make a new order');
      await shopper.sees(() => shopper.valueOf('main [name=address]'), anna.Address);
      await shopper.press(orderButton);
      await shopper.reads(isReady);
      await shopper.reads(`1 × ${row(5).name}`, 'main pre');
    });

    test('adds a product before the page is hydrated, and it counts once', async () => {
      const release = host.hold(/\/assets\/.*\.js$/);
      await shopper.store({ cart: [{ id: 4, quantity: 2 }] });
      await shopper.goTo('/product/5');
      await shopper.type('Quantity', '7');
      await shopper.press('ADD TO CART');
      await shopper.sees(() => shopper.has('Cart, 9 items', 'header a'), true);
      release();
      await shopper.hydrated();
      await shopper.reads(`${row(5).name} Added to Cart!`, '[aria-label=Messages]');
      expect(await shopper.stored('cart')).toEqual([
        [4, 2],
        [5, 7],
      ]);
      expect(await shopper.has('Cart, 9 items', 'header a')).toBe(true);
    });

    test('opens a dialog, which has focus until Escape gives it back', async () => {
      await shopper.store({});
      await shopper.open('/about');
      await shopper.press('Account');
      const isInside = 'return document.activeElement.closest("dialog:modal") !== null';
      await shopper.sees(() => shopper.run(isInside), true);
      await shopper.pressKey(escape);
      await shopper.sees(() => shopper.run('return document.querySelector("dialog")'), null);
      await shopper.sees(() => shopper.has('Account', ':focus'), true);
    });

    test('goes from a list to a product, and back to the same place', async () => {
      const { id, name } = nth(rows, -1);
      await shopper.store({});
      await shopper.open('/products');
      await shopper.press(name, 'main article a');
      await shopper.isAt(`/product/${id}`);
      await shopper.reads(name, 'h1');
      await shopper.goBack();
      await shopper.isAt('/products');
      const isInView = `const { top } = [...document.querySelectorAll("main article h3 a, main article h2 a")].at(-1).getBoundingClientRect();
      return top > 0 && top < innerHeight`;
      await shopper.sees(() => shopper.run(isInView), true);
    });

    test('orders without a network after one visit', async () => {
      await shopper.store({});
      await shopper.open('/product/5');
      const isKept = 'return caches.match("/shell.kept").then(Boolean)';
      await shopper.sees(() => shopper.run(isKept), true);
      await host.close();
      await shopper.open('/products');
      await shopper.press(row(5).name, 'main article a');
      await shopper.press('ADD TO CART');
      await shopper.sees(() => shopper.stored('cart'), [[5, 1]]);
      await shopper.open('/cart');
      await shopper.reads(row(5).name);
    });

    test('changes the language, and has the same product and cart', async () => {
      await shopper.store({ cart: [{ id: 5, quantity: 2 }] });
      await shopper.open('/product/4');
      await shopper.scrollDown();
      await shopper.press('português');
      await shopper.isAt('/pt/product/4');
      await shopper.hydrated();
      await shopper.sees(() => shopper.run('return document.documentElement.lang'), 'pt');
      expect(await shopper.stored('cart')).toEqual([[5, 2]]);
    });

    test('sends a form with mistakes, which says them where they are', async () => {
      await shopper.store({ cart: [{ id: 3, quantity: 1 }] });
      await shopper.open('/checkout');
      // What counts mistakes comes with what shows toasts, when the page is idle.
      const canCount = 'return document.querySelector("[aria-label=Messages]") !== null';
      await shopper.sees(() => shopper.run(canCount), true);
      await shopper.press(orderButton);
      await shopper.sees(() => shopper.has('6 fields are still empty', 'main :focus'), true);
      await shopper.press(null, 'main :focus a');
      await shopper.sees(() => shopper.has('Country', 'select:focus'), true);
      const described =
        'return document.getElementById(document.activeElement.getAttribute("aria-describedby"))?.innerText';
      await shopper.sees(() => shopper.run(described), expect.stringContaining('Choose a country'));
      await shopper.press('Germany', 'main option');
      await shopper.press(orderButton);
      await shopper.sees(() => shopper.has('5 fields are still empty', 'main :focus'), true);
      expect(await shopper.windows()).toHaveLength(1);
    });

    test('searches, and adds what was found', async () => {
      await shopper.store({});
      await shopper.open('/about');
      await shopper.press('Search');
      await shopper.type('Search for Product', 'espresso');
      await shopper.press(null, 'dialog [role=search] > ul li:first-of-type button');
      await shopper.press('ADD TO CART', 'dialog button');
      await shopper.sees(() => shopper.stored('cart'), [[4, 1]]);
    });

    test('sees in one tab what another one has added to the wishlist', async () => {
      await shopper.store({});
      await shopper.open('/wishlist');
      await shopper.inAnotherTab(async () => {
        await shopper.open('/product/5');
        await shopper.press('ADD TO WISHLIST');
        await shopper.sees(() => shopper.stored('wishlist'), [[5, undefined]]);
      });
      await shopper.reads(row(5).name);
    });

    test('filters a list, and Back shows all of it', async () => {
      const count = 'return document.querySelectorAll("main article").length';
      await shopper.store({});
      await shopper.open('/products');
      await shopper.press('Sale Products', 'main option');
      await shopper.isAt('/products?filter=sale');
      await shopper.sees(() => shopper.run(count), rows.filter(({ tag }) => tag === 'Sale').length);
      await shopper.goBack();
      await shopper.isAt('/products');
      await shopper.sees(() => shopper.run(count), rows.length);
    });
  });
}
