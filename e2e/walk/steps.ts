import { search } from '#domain/browse.ts';
import { setQuantity, toQuantity } from '#domain/cart.ts';
import { copyOf } from '../catalogue.ts';
import { backKey } from './eyes.ts';
import { product, products } from './lists.ts';
import { type Effect, type Meaning, meaningOf, shows } from './meaning.ts';
import { dropScript, holdScripts } from './network.ts';
import type { Chance } from './random.ts';
import type { Found, Outcome, Visit } from './visit.ts';

export type Step = {
  readonly name: string;
  /** How often it is drawn, beside the others. */
  readonly weight: number;
  /** Does it; `undefined` if there is nothing here to do it with. */
  readonly take: (visit: Visit, chance: Chance) => Promise<Outcome | undefined>;
};

const addresses = [
  '/',
  '/products',
  '/products?filter=new',
  '/products?filter=sale',
  '/products?filter=low',
  '/products?filter=none-of-these',
  '/sales',
  '/about',
  '/contact',
  '/wishlist',
  '/cart',
  '/checkout',
  '/help',
  '/help#returns',
  '/shop',
  '/no-such-page',
  '/product/abc',
  '/product/11',
  '/index.html',
  '/products/index.html',
  '/product/%31',
] as const;

const anAddress = (chance: Chance) =>
  chance.happens(0.4) ? `/product/${chance.whole(1, 10)}` : chance.one(addresses);

/** Screens on which something can be bought at once. */
const aShopAddress = (chance: Chance) =>
  chance.one([`/product/${chance.whole(1, 10)}`, '/products', '/sales', '/']);

const texts = [
  'Asha',
  'asha@example.in',
  'night cream',
  'a',
  '   ',
  '<b onclick=x>&amp;',
  'पुरुषों की त्वचा',
  '9'.repeat(300),
] as const;

const quantities = ['5', '12', '0', '-3', '007', '2.7', 'abc', '', ' 3 ', '1000', '1e2'] as const;

const arrivesAt =
  (address: string): Effect =>
  ({ path, search, hash }) => {
    const { pathname, search: query, hash: part } = new URL(address);
    const wanted = (pathname === '/shop' ? '/products' : pathname) + query + part;
    return path + search + hash === wanted ? undefined : `the address is ${path}, not ${wanted}`;
  };

/** Presses a control by hand or by key, and notes in the lists what that must change. */
async function pressFound(
  visit: Visit,
  found: Found,
  key?: 'Enter' | 'Space',
): Promise<Outcome | undefined> {
  const { control } = found;
  if (control.kind === 'link') {
    if (!isOfTheShop(visit, control.address)) return undefined;
    const isPressed = await visit.press(found, key);
    return isPressed && control.address ? { effects: [arrivesAt(control.address)] } : {};
  }
  const meaning = meaningOf(control, await visit.stage());
  const isPressed = await visit.press(found, key);
  if (!isPressed) return {};
  visit.lists = meaning.lists;
  return { effects: [meaning.effect] };
}

function isOfTheShop(visit: Visit, address = ''): boolean {
  return address.startsWith(new URL(visit.page.url()).origin);
}

async function goTo(visit: Visit, address: string): Promise<void> {
  visit.note(`open ${address}`);
  await visit.page.goto(address, { waitUntil: 'commit' });
}

const canLoad = (visit: Visit) => visit.network !== 'none' || visit.walker.hasWorker;

/** Types over what a field holds. */
async function typeOver(visit: Visit, { element, control }: Found, text: string): Promise<void> {
  visit.note(`type "${text}" into "${control.name}"`);
  await element.focus();
  await visit.page.keyboard.press('ControlOrMeta+A');
  await visit.page.keyboard.press('Delete');
  await visit.page.keyboard.insertText(text);
}

/** A number typed into a quantity counts once the field is left, or on Enter. */
async function typeQuantity(visit: Visit, chance: Chance, found: Found): Promise<number> {
  const text = chance.one(quantities);
  await typeOver(visit, found, text);
  const key = chance.one(['Tab', 'Enter']);
  visit.note(key);
  await visit.page.keyboard.press(key);
  return toQuantity(text);
}

async function changeQuantity(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  const found = await visit.find(['quantity'], chance);
  if (!found) return undefined;
  const { productId } = found.control;
  const quantity = await typeQuantity(visit, chance, found);
  if (productId !== undefined) {
    visit.lists = { ...visit.lists, cart: setQuantity(visit.lists.cart, productId, quantity) };
  }
  return { effects: [shows(quantity, productId)] };
}

/** What was typed stays; in the search it also finds. */
async function typeText(visit: Visit, chance: Chance, found: Found): Promise<Effect> {
  const text = chance.one(texts);
  await typeOver(visit, found, text);
  const { name } = found.control;
  const value = await found.element.inputValue();
  if (name === 'Search for Product') {
    const count = search(products, value).length;
    return ({ searchResults }) =>
      searchResults === count
        ? undefined
        : `the search shows ${searchResults} products, not ${count}`;
  }
  return ({ typed }) =>
    typed.some((field) => field.name === name && field.value === value)
      ? undefined
      : `"${value}", typed into "${name}", is lost`;
}

async function chooseOption(visit: Visit, chance: Chance, found: Found): Promise<Effect> {
  const options = await found.element.$$('option');
  const option = chance.whole(0, options.length - 1);
  visit.note(`choose option ${option} of "${found.control.name}"`);
  const [value = ''] = await found.element.selectOption({ index: option });
  if (found.control.name !== 'Filter products') return () => undefined;
  const wanted = value === 'all' ? '' : `?filter=${value}`;
  return (look) =>
    look.search === wanted && look.filter === value
      ? undefined
      : `"${value}" was chosen; the address is ${look.path}${look.search}, the select says ${look.filter}`;
}

/** Presses, types and chooses while the page's scripts are still on their way. */
async function actEarly(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  if (visit.walker.hasWorker || visit.network === 'none') return undefined;
  const release = await holdScripts(visit.page);
  await goTo(visit, chance.happens(0.7) ? aShopAddress(chance) : anAddress(chance));
  await visit.page.getByRole('button').filter({ visible: true }).first().waitFor();
  visit.note('before it is interactive:');
  let stage = await visit.stage();
  const effects: (readonly [about: string, Effect])[] = [];
  for (let left = chance.whole(1, 5); left > 0; left -= 1) {
    const found = await visit.find(['button', 'field', 'quantity', 'select'], chance);
    if (!found) break;
    const { kind, name, place } = found.control;
    if (kind === 'quantity') {
      const quantity = await typeQuantity(visit, chance, found);
      stage = { ...stage, quantity };
      effects.push(['quantity', shows(quantity, undefined)]);
    } else if (kind === 'field') {
      effects.push([name, await typeText(visit, chance, found)]);
    } else if (kind === 'select') {
      effects.push([name, await chooseOption(visit, chance, found)]);
    } else {
      const meaning: Meaning = meaningOf(found.control, stage);
      await visit.press(found);
      stage = { ...stage, ...meaning };
      effects.push([meaning.about ?? `press ${left}`, meaning.effect]);
      // What it opens would lie over everything else.
      if (place === 'header') break;
    }
  }
  visit.lists = stage.lists;
  visit.note('then the scripts come');
  await release();
  return { effects: [...new Map(effects).values()] };
}

async function loseScript(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  if (visit.walker.hasWorker || visit.network !== 'fast') return undefined;
  const after = chance.whole(0, 3);
  visit.note(`the line will drop script ${after + 1} from now`);
  await dropScript(visit.page, after);
  await goTo(visit, anAddress(chance));
  return {};
}

/** Goes back or forward by the browser's own button. */
async function traverse(visit: Visit, by: 1 | -1): Promise<Outcome | undefined> {
  const { entry } = await visit.look();
  const isThere = await visit.page.evaluate(
    (index) => window.navigation.entries()[index] !== undefined,
    entry + by,
  );
  if (!isThere) return undefined;
  visit.note(by === 1 ? 'forward' : 'back');
  await visit.page.evaluate((steps) => {
    // Told apart from what the page does, since the page may be gone before this has ended.
    setTimeout(() => history.go(steps));
  }, by);
  return { effects: [hasComeTo(entry + by)] };
}

const hasComeTo =
  (wanted: number): Effect =>
  ({ entry }) =>
    entry === wanted ? undefined : `the history is at ${entry}, not ${wanted}`;

async function reloadAndBack(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  const { entry } = await visit.look();
  if (entry === 0 || !canLoad(visit)) return undefined;
  const moment = chance.one(['parsed', 'interactive']);
  visit.note(`reload, and back as soon as the page is ${moment}`);
  await visit.page.evaluate(([key, when]) => sessionStorage.setItem(key, when), [
    backKey,
    moment,
  ] as const);
  await visit.page.reload({ waitUntil: 'commit' });
  return { effects: [hasComeTo(entry - 1)] };
}

async function addInBothTabs(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  const other = visit.otherPage;
  if (!other) return undefined;
  const here = await visit.find(['button'], chance, { beginning: 'Add to ' });
  const there = await visit.find(['button'], chance, { beginning: 'Add to ', page: other });
  if (!here || !there) return undefined;
  const first = meaningOf(here.control, await visit.stage());
  const second = meaningOf(there.control, { ...(await visit.stage(other)), lists: first.lists });
  visit.note('in both tabs at once:');
  const pressed = await Promise.all([visit.press(here), visit.press(there)]);
  if (!pressed.every(Boolean)) throw new Error('One of two buttons could not be pressed.');
  visit.lists = second.lists;
  return {};
}

/** Another script of the same origin writes a list, and says so (SPEC 3.3, 11.2). */
async function writeFromOutside(visit: Visit, chance: Chance): Promise<Outcome> {
  const ids = [...new Set([chance.whole(1, 10), chance.whole(1, 10)])];
  const key = chance.one(['cart', 'wishlist']);
  const name = chance.one([`${key}Updated`, `${key}-updated`]);
  visit.note(`another script writes ${ids.join(' and ')} into ${key}`);
  await visit.page.evaluate(
    ([list, event, text]) => {
      localStorage.setItem(list, text);
      window.dispatchEvent(new Event(event));
    },
    [key, name, JSON.stringify(ids.map((id) => copyOf(id)))] as const,
  );
  visit.lists =
    key === 'wishlist'
      ? { ...visit.lists, wishlist: ids.map(product) }
      : { ...visit.lists, cart: ids.map((id) => ({ product: product(id), quantity: 1 })) };
  // What had focus may be gone with what was written over.
  return { mayLoseFocus: true };
}

async function placeOrder(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  if (!canLoad(visit)) return undefined;
  await goTo(visit, '/checkout');
  const button = visit.page.getByRole('button', { name: 'Place Order' }).first();
  await button.waitFor({ timeout: visit.patience });
  const found = await visit.find(['button'], chance, { beginning: 'Place Order' });
  return found && pressFound(visit, found);
}

async function changeNetwork(visit: Visit, chance: Chance): Promise<Outcome> {
  const network = visit.network === 'fast' ? chance.one(['slow', 'none'] as const) : 'fast';
  visit.note(`the network is ${network} now`);
  await visit.setNetwork(network);
  return {};
}

async function pressTab(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  const times = chance.whole(1, 8);
  const key = chance.happens(0.3) ? 'Shift+Tab' : 'Tab';
  visit.note(`${key} ${times} times`);
  for (let left = times; left > 0; left -= 1) await visit.page.keyboard.press(key);
  const found = await visit.focused();
  const isPressed = found && ['button', 'link'].includes(found.control.kind);
  // After the last stop the browser itself has focus.
  if (!isPressed) return { mayLoseFocus: true };
  return (await pressFound(visit, found, 'Enter')) ?? {};
}

async function escape(visit: Visit): Promise<Outcome> {
  const { dialogs, isMenuOpen } = await visit.look();
  visit.note('Escape');
  await visit.page.keyboard.press('Escape');
  const isClosed: Effect = (after) =>
    (dialogs.length === 0 || after.dialogs.join() !== dialogs.join()) &&
    (!isMenuOpen || !after.isMenuOpen)
      ? undefined
      : 'Escape closed nothing';
  return { effects: [isClosed] };
}

export const steps: readonly [Step, ...Step[]] = [
  {
    name: 'press',
    weight: 30,
    take: async (visit, chance) => {
      const found = await visit.find(['button'], chance);
      return found && pressFound(visit, found);
    },
  },
  {
    name: 'press by keyboard',
    weight: 14,
    take: async (visit, chance) => {
      const found = await visit.find(['button', 'link'], chance);
      if (!found) return undefined;
      const isButton = found.control.kind === 'button' && found.control.type !== 'radio';
      return pressFound(visit, found, isButton ? chance.one(['Enter', 'Space'] as const) : 'Enter');
    },
  },
  {
    name: 'follow a link',
    weight: 12,
    take: async (visit, chance) => {
      const found = await visit.find(['link'], chance);
      return found && pressFound(visit, found);
    },
  },
  {
    name: 'open an address',
    weight: 6,
    take: async (visit, chance) => {
      if (!canLoad(visit)) return undefined;
      await goTo(visit, anAddress(chance));
      return {};
    },
  },
  {
    name: 'type',
    weight: 6,
    take: async (visit, chance) => {
      const found = await visit.find(['field'], chance);
      return found && { effects: [await typeText(visit, chance, found)] };
    },
  },
  { name: 'type a quantity', weight: 6, take: changeQuantity },
  {
    name: 'choose',
    weight: 3,
    take: async (visit, chance) => {
      const found = await visit.find(['select'], chance);
      return found && { effects: [await chooseOption(visit, chance, found)] };
    },
  },
  { name: 'Escape', weight: 4, take: escape },
  { name: 'Tab', weight: 5, take: pressTab },
  { name: 'back', weight: 6, take: (visit) => traverse(visit, -1) },
  { name: 'forward', weight: 4, take: (visit) => traverse(visit, 1) },
  {
    name: 'reload',
    weight: 3,
    take: async (visit) => {
      if (!canLoad(visit)) return undefined;
      visit.note('reload');
      await visit.page.reload({ waitUntil: 'commit' });
      return {};
    },
  },
  { name: 'reload and back', weight: 2, take: reloadAndBack },
  { name: 'act early', weight: 5, take: actEarly },
  { name: 'lose a script', weight: 2, take: loseScript },
  { name: 'order', weight: 2, take: placeOrder },
  { name: 'network', weight: 2, take: changeNetwork },
  {
    name: 'turn or resize',
    weight: 2,
    take: async (visit, chance) => {
      visit.note(`the window is ${await visit.resize(chance)} now`);
      // What had focus may not be there at this size.
      return { mayLoseFocus: true };
    },
  },
  {
    name: 'tabs',
    weight: 5,
    take: async (visit, chance) => {
      if (visit.otherPage && chance.happens(0.2)) {
        visit.note('close the other tab');
        await visit.closeOtherTab();
      } else if (visit.otherPage) {
        visit.note('go to the other tab');
        await visit.switchTab();
      } else if (canLoad(visit)) {
        const address = anAddress(chance);
        visit.note(`open ${address} in a second tab`);
        await visit.openTab(address);
      }
      return { mayLoseFocus: true };
    },
  },
  { name: 'both tabs at once', weight: 2, take: addInBothTabs },
  { name: 'another script', weight: 1, take: writeFromOutside },
];
