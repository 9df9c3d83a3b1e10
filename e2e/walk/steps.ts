import { setQuantity } from '#domain/cart.ts';
import { backInCart, backOnWishlist } from '#strings/screenToasts.ts';
import { copyOf } from '../catalogue.ts';
import { anAddress, goTo } from './addresses.ts';
import { actEarly, loseScript } from './early.ts';
import { reloadAndBack, traverse } from './history.ts';
import { product } from './lists.ts';
import { type Effect, meaningOf, saysWhy, shows, showsMessage } from './meaning.ts';
import type { Chance } from './random.ts';
import { chooseOption, typeQuantity, typeText } from './typing.ts';
import type { Found, Outcome, Visit } from './visit.ts';

export type Step = {
  readonly name: string;
  /** How often it is drawn, relative to the others. */
  readonly weight: number;
  /** Takes the step; `undefined` if it is not possible here. */
  readonly take: (visit: Visit, chance: Chance) => Promise<Outcome | undefined>;
};

const arrivesAt =
  (address: string): Effect =>
  (after, before) => {
    const { path, search, hash } = after;
    const { pathname, search: query, hash: part } = new URL(address);
    const wanted = (pathname === '/shop' ? '/products' : pathname) + query + part;
    return path + search + hash === wanted || saysWhy(after, before)
      ? undefined
      : `the address is ${path}, not ${wanted}`;
  };

/** Presses a control by pointer or key, and changes the expected lists as the press must. */
async function pressFound(
  visit: Visit,
  found: Found,
  wantedKey?: 'Enter' | 'Space',
): Promise<Outcome | undefined> {
  const { control } = found;
  // Enter does nothing in a checkbox.
  const key = wantedKey && control.type === 'checkbox' ? 'Space' : wantedKey;
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

async function changeQuantity(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  const found = await visit.find(['quantity'], chance);
  if (!found) return undefined;
  const { productId } = found.control;
  const line = visit.lists.cart.find(({ product }) => product.id === productId);
  const before = line?.quantity ?? (await visit.stage()).quantity;
  const quantity = await typeQuantity(visit, chance, found, before);
  if (productId !== undefined) {
    visit.lists = { ...visit.lists, cart: setQuantity(visit.lists.cart, productId, quantity) };
  }
  return { effects: [shows(quantity, productId)] };
}

async function addInBothTabs(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  const other = visit.otherPage;
  // Without a network a tab may not know the product that the other one adds (SPEC 17.8).
  if (!other || !visit.canLoad) return undefined;
  const here = await visit.find(['button'], chance, { beginning: 'Add to ' });
  const there = await visit.find(['button'], chance, { beginning: 'Add to ', page: other });
  if (!here || !there) return undefined;
  const first = meaningOf(here.control, await visit.stage());
  const stageThere = await visit.stage(other);
  visit.note('in both tabs at once:');
  const [isFirstPressed, isSecondPressed] = await Promise.all([
    visit.press(here),
    visit.press(there),
  ]);
  if (isFirstPressed) visit.lists = first.lists;
  if (isSecondPressed) {
    visit.lists = meaningOf(there.control, { ...stageThere, lists: visit.lists }).lists;
  }
  return {};
}

/** Another script of the same origin writes a list, and fires the event of it (SPEC 3.3, 11.2). */
async function writeFromOutside(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  if (!visit.canLoad) return undefined;
  const ids = [...new Set([chance.integer(1, 10), chance.integer(1, 10)])];
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
  // The element that had focus may be gone with the old list.
  return { mayLoseFocus: true };
}

/**
 * Removes a line and takes that back, by the toast's button or by keys (SPEC 16.1, 16.2). A quantity that
 * was typed before stays (SPEC 16.80).
 */
async function removeAndUndo(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  const found = await visit.find(['button'], chance, { beginning: 'Remove ' });
  if (found?.control.productId === undefined) return undefined;
  if (chance.happens(0.5)) await changeQuantity(visit, chance);
  const { lists } = visit;
  const removed = meaningOf(found.control, await visit.stage());
  const { name } = product(found.control.productId);
  if (!(await visit.press(found))) return {};
  visit.lists = removed.lists;
  const undo = visit.page.getByRole('button', { name: 'Undo' }).last();
  await undo.waitFor({ timeout: visit.timeout });
  if (chance.happens(0.5)) {
    visit.note('Control+Z');
    await visit.page.keyboard.press('ControlOrMeta+Z');
  } else {
    visit.note('Undo');
    await undo.press('Enter');
  }
  visit.lists = lists;
  const isCart = lists.cart.length > removed.lists.cart.length;
  return {
    effects: [showsMessage(isCart ? backInCart(name) : backOnWishlist(name))],
  };
}

async function placeOrder(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  if (!visit.canLoad) return undefined;
  await goTo(visit, '/checkout');
  const button = visit.page.getByRole('button', { name: 'Place Order' }).first();
  await button.waitFor({ timeout: visit.timeout });
  const found = await visit.find(['button'], chance, { beginning: 'Place Order' });
  return found && pressFound(visit, found);
}

async function changeNetwork(visit: Visit, chance: Chance): Promise<Outcome> {
  const network = visit.network === 'fast' ? chance.one(['slow', 'none'] as const) : 'fast';
  visit.note(`the network is ${network} now`);
  await visit.setNetwork(network);
  return {};
}

/** The host gets a new version while pages are open, in two steps (SPEC 17.42, 17.43). */
async function deploy(visit: Visit): Promise<Outcome | undefined> {
  // Without the worker, an open page misses the files of its version.
  const folder = visit.walker.hasWorker ? await visit.deploy() : undefined;
  if (folder === undefined) return undefined;
  visit.note(`the host has ${folder} now`);
  // As the browser does when a page is looked at again.
  await visit.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  return {};
}

async function pressTab(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  const times = chance.integer(1, 8);
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
      const address = anAddress(chance);
      if (!visit.canOpen(address)) return undefined;
      await goTo(visit, address);
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
      if (!visit.canOpen(visit.page.url())) return undefined;
      visit.note('reload');
      await visit.page.reload({ waitUntil: 'commit' });
      return {};
    },
  },
  { name: 'reload and back', weight: 2, take: reloadAndBack },
  { name: 'act early', weight: 5, take: actEarly },
  { name: 'lose a script', weight: 2, take: loseScript },
  { name: 'order', weight: 2, take: placeOrder },
  { name: 'remove and undo', weight: 4, take: removeAndUndo },
  { name: 'network', weight: 2, take: changeNetwork },
  { name: 'deploy', weight: 2, take: deploy },
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
      } else {
        const address = anAddress(chance);
        if (!visit.canOpen(address)) return undefined;
        visit.note(`open ${address} in a second tab`);
        await visit.openTab(address);
      }
      return { mayLoseFocus: true };
    },
  },
  { name: 'both tabs at once', weight: 2, take: addInBothTabs },
  { name: 'another script', weight: 1, take: writeFromOutside },
];
