import fc from 'fast-check';
import type { BrowserContext, Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { nth, orderableRows } from '../catalogue.ts';
import { type Network, answer } from '../held.ts';
import { expect, hydrated, open, stored, test } from '../shop.ts';
import { translate } from '../translate.ts';

type List = 'cart' | 'wishlist';
/** What the shop should know: ids and quantities, and what Undo brings back right after a removal. */
type Model = {
  cart: Map<number, number>;
  wishlist: Map<number, number>;
  undo: { readonly list: List; readonly before: Map<number, number> } | undefined;
};
/** Two tabs of one browser; a shopper uses the first one of the list. */
type Shop = { readonly tabs: Page[]; readonly context: BrowserContext; network: Network };

const products = [0, 1, 2, 3].map((position) => nth(orderableRows, position));
type Product = (typeof products)[number];
/** What a shop below another path of this origin keeps. */
const neighbour = { '/two/cart': '[{"id":1,"quantity":5}]' };
const paths = ['/', '/products', '/products?filter=sale', '/cart', '/wishlist', '/about', '/help'];
const main = (page: Page) => page.getByRole('main');

type Step = {
  readonly name: string;
  readonly check?: (model: Readonly<Model>) => boolean;
  readonly act: (page: Page, shop: Shop) => Promise<unknown>;
  readonly apply: (model: Model) => void;
  /** Whether Undo still stands there afterwards. */
  readonly keepsUndo?: boolean;
};

/** What a shopper does, and what the shop should then know, as a command of fast-check. */
function command({ name, check, act, apply, keepsUndo }: Step): fc.AsyncCommand<Model, Shop> {
  return {
    check: (model) => check?.(model) ?? true,
    async run(model, shop) {
      await act(pageOf(shop), shop);
      apply(model);
      if (!keepsUndo) model.undo = undefined;
      await expectModel(model, shop);
    },
    toString: () => name,
  };
}

function pageOf({ tabs }: Shop): Page {
  const [page] = tabs;
  if (page === undefined) throw new Error('The browser has no tab.');
  return page;
}

async function expectModel({ cart, wishlist }: Model, { tabs }: Shop): Promise<void> {
  const count = [...cart.values()].reduce((sum, quantity) => sum + quantity, 0);
  for (const page of tabs) {
    await hydrated(page);
    for (const [name, number] of [
      ['Cart', count],
      ['Wishlist', wishlist.size],
    ] as const) {
      const label = `${name}, ${number} item${number === 1 ? '' : 's'}`;
      await expect(page.getByRole('banner').getByRole('link', { name: label })).toBeAttached();
    }
    const lines = (await stored(page, 'cart')).map(({ id, quantity }) => [id, quantity]);
    expect(lines).toEqual([...cart]);
    expect((await stored(page, 'wishlist')).map(({ id }) => id)).toEqual([...wishlist.keys()]);
  }
}

const openPath = (path: string) =>
  command({ name: `open ${path}`, act: (page) => open(page, path), apply: () => {} });

const add = (list: List, { id }: Product) =>
  command({
    name: `add ${id} to ${list}`,
    async act(page) {
      await open(page, `/product/${id}`);
      const name = `ADD TO ${list.toUpperCase()}`;
      await main(page).getByRole('button', { name, exact: true }).first().click();
    },
    apply(model) {
      // What is already there stays as it is.
      model[list].set(id, model[list].get(id) ?? 1);
    },
  });

const remove = (list: List, { id, name }: Product) =>
  command({
    name: `remove ${id} from ${list}`,
    check: (model) => model[list].has(id),
    async act(page) {
      await open(page, `/${list}`);
      const button = main(page).getByRole('button', { name: `Remove ${name}` });
      await button.click();
    },
    apply(model) {
      model.undo = { list, before: new Map(model[list]) };
      model[list].delete(id);
    },
    keepsUndo: true,
  });

const undo = command({
  name: 'undo',
  check: (model) => model.undo !== undefined,
  act: (page) => page.getByRole('button', { name: 'Undo', exact: true }).click(),
  apply(model) {
    if (model.undo) model[model.undo.list] = model.undo.before;
  },
});

const changeQuantity = ({ id, name }: Product, quantity: number) =>
  command({
    name: `change ${id} to ${quantity}`,
    check: (model) => model.cart.has(id),
    async act(page) {
      await open(page, '/cart');
      const group = main(page).getByRole('group', { name: `Quantity of ${name}` });
      await group.locator('input').fill(String(quantity));
      await group.locator('input').press('Enter');
    },
    apply(model) {
      model.cart.set(id, quantity);
    },
  });

const reload = command({ name: 'reload', act: (page) => page.reload(), apply: () => {} });

const back = command({
  name: 'open a product and go back',
  async act(page) {
    await open(page, '/products');
    await main(page).getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.waitForURL(/\/product\//);
    await page.goBack();
  },
  apply: () => {},
});

const useOtherTab = command({
  name: 'other tab',
  async act(_, { tabs }) {
    tabs.reverse();
    await tabs[0]?.bringToFront();
  },
  apply: () => {},
});

const chooseRegion = (index: number) =>
  command({
    name: `choose region ${index}, go back and on again`,
    async act(page) {
      await open(page, '/checkout');
      await translate(page);
      const region = main(page).getByLabel('State');
      await region.selectOption({ index });
      const chosen = await region.inputValue();
      await page.getByRole('link', { name: 'Back to Cart' }).click();
      await page.waitForURL('**/cart');
      await page.goBack();
      await expect(region).toHaveValue(chosen);
    },
    apply: () => {},
  });

const network = (state: Network) =>
  command({
    name: `network: ${state}`,
    async act(_, shop) {
      shop.network = state;
      await shop.context.setOffline(state === 'offline');
    },
    apply: () => {},
    keepsUndo: true,
  });

const anyProduct = fc.constantFrom(...products);
const anyList = fc.constantFrom<List>('cart', 'wishlist');
const steps = [
  fc.constantFrom(...paths).map(openPath),
  fc.tuple(anyList, anyProduct).map(([list, product]) => add(list, product)),
  fc.tuple(anyList, anyProduct).map(([list, product]) => remove(list, product)),
  fc.constant(undo),
  fc
    .tuple(anyProduct, fc.integer({ min: 1, max: 20 }))
    .map(([product, quantity]) => changeQuantity(product, quantity)),
  fc.constant(reload),
  fc.constant(back),
  fc.constant(useOtherTab),
  fc.nat({ max: 7 }).map(chooseRegion),
  fc.constantFrom<Network>('well', 'offline', 'stalled', 200, 429).map(network),
];

/** `npm run test:walk`; RUNS says how many walks, and SEED and REPLAY, which a fault prints, repeat one. */
test('a shopper who does anything, in any order, in two tabs, loses nothing', async ({
  browser,
}) => {
  test.setTimeout(0);
  const { RUNS = '10', SEED, REPLAY = '' } = process.env;
  const [path, way] = REPLAY.split(' ');
  const host = await serve({ folder: process.env['BUILT_SHOP'] ?? 'dist' });
  const walk = fc.asyncProperty(
    fc.commands(steps, {
      maxCommands: 25,
      size: 'max',
      ...(way !== undefined && { replayPath: way }),
    }),
    async (commands) => {
      const context = await browser.newContext({ baseURL: host.address, serviceWorkers: 'allow' });
      await context.addInitScript((own) => Object.assign(localStorage, own), {
        signupDismissed: 'true',
        ...neighbour,
      });
      const tabs = [await context.newPage(), await context.newPage()];
      const errors: string[] = [];
      for (const page of tabs) page.on('pageerror', ({ message }) => errors.push(message));
      for (const page of tabs) await open(page, '/');
      await expect
        .poll(() => tabs[0]?.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated');
      const lists = { cart: new Map<number, number>(), wishlist: new Map<number, number>() };
      const model = { ...lists, undo: undefined };
      const shop: Shop = { tabs, context, network: 'well' };
      await context.route('**/*', (route) => answer(route, shop.network));
      try {
        await fc.asyncModelRun(() => ({ model, real: shop }), commands);
        expect(errors).toEqual([]);
        const kept = await tabs[0]?.evaluate(() => localStorage.getItem('/two/cart'));
        expect(kept).toBe(neighbour['/two/cart']);
      } finally {
        await context.close();
      }
    },
  );
  const result = await fc.check(walk, {
    numRuns: Number(RUNS),
    ...(SEED !== undefined && { seed: Number(SEED) }),
    ...(path && { path }),
  });
  const { failed, seed, counterexamplePath, counterexample, errorInstance } = result;
  const walked = fc.stringify(counterexample?.[0]);
  const replayPath = /replayPath="(.*?)"/.exec(walked)?.[1];
  const repeat = `SEED=${seed} REPLAY="${counterexamplePath} ${replayPath}" npm run test:walk`;
  expect(failed, `${walked}\n${repeat}\n${String(errorInstance)}`).toBe(false);
  await host.close();
});
