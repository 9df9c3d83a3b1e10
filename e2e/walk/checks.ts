import { countLine } from '#strings/browse.ts';
import { noNumber, quantityIs } from '#strings/ui.ts';
import { maxQuantity } from '#domain/cart.ts';
import { browse, labelsOf, readQuery } from '#domain/browse.ts';
import type { Look } from './eyes.ts';
import { type Lists, badgesOf, describeExpected, describeLists, products } from './lists.ts';

/** The facts of the page that the host serves for an address. */
export type ServedPage = {
  readonly title: string;
  readonly canonical: string | undefined;
  readonly headings: readonly string[];
};

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What the shopper must see at a path whose page is served with this HTML. */
export function readServedPage(path: string, html: string): ServedPage {
  const clean = (text: string) =>
    text
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? entity)
      .replaceAll(/\s+/g, ' ')
      // A product's variant is an element of its own.
      .replaceAll(' ,', ',')
      .trim();
  const served = {
    title: clean(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => clean(text)),
  };
  // The host has one page for all that is missing; the shop then says which kind it is (SPEC 2.3).
  const isUnknownProduct = /^\/product\/[^/]+$/.test(path) && served.canonical === undefined;
  if (!isUnknownProduct) return served;
  const heading = 'Product not found';
  return { ...served, title: served.title.replace(/^.*(?= · )/, heading), headings: [heading] };
}

/**
 * What is wrong with a page, whatever the step before it was. Without a network a tab may lack the
 * products that another one has put into the lists (SPEC 17.8), and then cannot count them.
 */
export function faultsOf(
  look: Look,
  lists: Lists,
  served: ServedPage,
  mayLackProducts: boolean,
): readonly string[] {
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  const badges = badgesOf(lists);
  const kept = describeLists(look.cart, look.wishlist);
  const expected = describeExpected(lists);
  expect(kept === expected, `the storage holds ${kept}; expected: ${expected}`);

  if (!mayLackProducts) faults.push(...badgeFaults(look, lists));
  for (const { value, news } of look.steppers) {
    const count = Number(value);
    const isTrue = ['', quantityIs(count), noNumber(maxQuantity, count)].includes(news);
    expect(isTrue, `a stepper's status says "${news}", its field ${value}`);
  }

  const [heading = ''] = look.headings;
  expect(look.headings.length === 1, `${look.headings.length} headings of level 1 are shown`);
  expect(
    served.headings.includes(heading),
    `the heading is "${heading}", the address is ${look.path}, called "${served.headings.join('" or "')}"`,
  );
  expect(look.title === served.title, `the title is "${look.title}"; expected: "${served.title}"`);
  expect(
    look.canonical === served.canonical,
    `the canonical address is ${look.canonical}; expected: ${served.canonical}`,
  );
  const id = /^\/product\/(\d+)$/.exec(look.path)?.[1];
  if (id !== undefined && look.sku !== undefined) {
    expect(look.sku === `BEAU-${id}`, `${look.path} shows ${look.sku}`);
  }
  const isEmptyScreen = heading.endsWith(' is empty');
  const isEmpty = { '/cart': badges.items === 0, '/wishlist': badges.wishes === 0 }[look.path];
  if (isEmpty !== undefined && !mayLackProducts) {
    expect(isEmptyScreen === isEmpty, `it says "${heading}"`);
  }
  if (look.path === '/products') faults.push(...filterFaults(look));

  expect(look.mains === 1, `there are ${look.mains} main elements`);
  expect(look.sideways === 0, `the page is ${look.sideways} px wider than the window`);
  expect(look.dialogs.length < 2, `two dialogs are open: ${look.dialogs.join(', ')}`);
  expect(!look.hasFailed, 'the page says that something went wrong');
  return faults;
}

/** A badge has room for three digits (SPEC 3.10). */
const onBadge = (count: number) => (count > 999 ? '999+' : String(count));

/** What is wrong with the two counts in the header, and with the texts that say them (SPEC 3.3). */
function badgeFaults({ cartBadges, wishlistBadges, countNews }: Look, lists: Lists): string[] {
  const { cart, wishlist, items, wishes } = badgesOf(lists);
  const faults: string[] = [];
  for (const [shown, wanted] of [
    [cartBadges, `${cart} (${onBadge(items)} on the badge)`],
    [wishlistBadges, `${wishlist} (${onBadge(wishes)} on the badge)`],
  ] as const) {
    const wrong = shown.filter((badge) => badge !== wanted);
    if (wrong.length > 0) {
      faults.push(`a badge says "${wrong.join('", "')}"; expected: "${wanted}"`);
    }
  }
  for (const news of countNews) {
    const isTrue = news === cart || news === wishlist;
    if (!isTrue) faults.push(`a status text is out of date: "${news}"`);
  }
  return faults;
}

/** What is wrong with the list of products: it must be the one that the address names (SPEC 6.2). */
function filterFaults(look: Look): readonly string[] {
  const { filter } = readQuery(look.search);
  const count = browse(products, filter).length;
  const offered = filter === 'new' || filter === 'sale' ? filter : 'all';
  const expected = `${offered}: ${countLine(count, ...labelsOf(filter, ''))}, ${count} cards`;
  const shown = `${look.filter}: ${look.countLine}, ${look.productsShown} cards`;
  return shown === expected ? [] : [`the list shows ${shown}; expected: ${expected}`];
}
