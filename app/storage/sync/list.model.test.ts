import fc from 'fast-check';
import { afterEach, assert, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type CartLine,
  addMoreToCart,
  addToCart,
  changeQuantity,
  removeFromCart,
  restoreToCart,
  setQuantity,
} from '#domain/cart.ts';
import { withoutOrdered } from '#domain/order.ts';
import { aProduct } from '#domain/product.testing.ts';
import { learnProducts } from '#storage/catalogue.ts';
import type { StoredList } from './list.ts';
import { decodeWriteLog } from './writeLog.ts';
import { type Page, Profile, openCart } from './profile.testing.ts';

type Lines = readonly CartLine[];
type Operation = (lines: Lines) => Lines;

/** What a shopper or a script does in one of the pages, or what the browser does meanwhile. */
type Step =
  | { readonly does: 'change'; readonly page: number; readonly name: string; readonly id: number }
  | { readonly does: 'send' | 'receive' | 'notify' | 'fill' | 'heal'; readonly page: number }
  | { readonly does: 'open' }
  | { readonly does: 'overwrite'; readonly page: number; readonly text: string | null };

const products = [1, 2, 3].map((id) => aProduct({ id }));
learnProducts(products);
const programs = Number(process.env['PROGRAMS'] ?? 200);

const operations: Record<string, (id: number, seen: Lines) => Operation> = {
  add: (id) => (lines) => addToCart(lines, aProduct({ id }), 2),
  addOne: (id) => (lines) => addMoreToCart(lines, aProduct({ id }), 1),
  plus: (id) => (lines) => changeQuantity(lines, id, 1),
  minus: (id) => (lines) => changeQuantity(lines, id, -1),
  set: (id) => (lines) => setQuantity(lines, id, 5 + id),
  remove: (id) => (lines) => removeFromCart(lines, id),
  restore: (id, seen) => {
    const order = seen.map(({ product }) => product.id);
    return (lines) => restoreToCart(lines, { product: aProduct({ id }), quantity: 6 }, order);
  },
  clear: () => () => [],
  order: (_, seen) => (lines) => withoutOrdered(lines, seen),
};

/** The shopper's changes since the last time that another script wrote the list. */
class Model {
  base: Lines = [];
  private changes: { page: string; operation: Operation; after: readonly number[] }[] = [];
  private numbers = new Map<string, number[]>();

  overwrite(base: Lines): void {
    this.base = base;
    this.changes = [];
    this.numbers.clear();
  }

  /** A change made in a page comes after all that this page had seen. */
  change(page: Page, operation: Operation, number: number, seen: string | null): void {
    const versions = decodeWriteLog(seen ?? '')?.versions ?? new Map<string, number>();
    const after = this.changes.flatMap((made, index) => {
      const number = this.numbers.get(made.page)?.indexOf(index) ?? -1;
      const isSeen =
        made.page === page.name || number < (versions.get(made.page) ?? 0) - this.offset(made.page);
      return isSeen ? [index] : [];
    });
    const own = this.numbers.get(page.name) ?? [];
    own.push(this.changes.length);
    this.numbers.set(page.name, own);
    if (own.length === 1) this.offsets.set(page.name, number - 1);
    this.changes.push({ page: page.name, operation, after });
  }

  private offsets = new Map<string, number>();
  private offset(page: string): number {
    return this.offsets.get(page) ?? 0;
  }

  /** Every list that some order of the changes gives in which each comes after what it had seen. */
  outcomes(): Set<string> {
    let frontier = new Map<string, { done: Set<number>; lists: Map<string, Lines> }>();
    frontier.set('', { done: new Set(), lists: new Map([[toText(this.base), this.base]]) });
    for (let size = 0; size < this.changes.length; size += 1) {
      const next: typeof frontier = new Map();
      for (const { done, lists } of frontier.values()) {
        for (const [index, { operation, after }] of this.changes.entries()) {
          if (done.has(index) || !after.every((earlier) => done.has(earlier))) continue;
          const now = new Set(done).add(index);
          const name = [...now].toSorted((one, other) => one - other).join();
          const reached = next.get(name) ?? { done: now, lists: new Map<string, Lines>() };
          next.set(name, reached);
          for (const list of lists.values()) {
            const changed = operation(list);
            reached.lists.set(toText(changed), changed);
          }
        }
      }
      frontier = next;
    }
    return new Set([...frontier.values()].flatMap(({ lists }) => [...lists.keys()]));
  }
}

function toText(lines: Lines): string {
  return lines.map(({ product, quantity }) => `${product.id}×${quantity}`).join(' ');
}

function run(pageCount: number, steps: readonly Step[]): void {
  const profile = new Profile();
  const carts: StoredList<CartLine>[] = [];
  const model = new Model();
  const counts = new Map<string, number>();
  for (let index = 0; index < pageCount; index += 1) carts.push(openCart(profile.open()));

  const heal = () => {
    for (const page of profile.pages) {
      page.isFull = false;
      page.dispatchEvent(new Event('visibilitychange'));
    }
  };

  for (const step of steps) {
    if (step.does === 'open') {
      if (carts.length < 4) carts.push(openCart(profile.open()));
      continue;
    }
    const index = step.page % carts.length;
    const page = profile.pages[index];
    const cart = carts[index];
    if (!page || !cart) throw new Error('The program names a page that is not open.');
    switch (step.does) {
      case 'change': {
        const before = cart.read();
        const operation = operations[step.name]?.(step.id, before);
        if (!operation) throw new Error(`There is no operation "${step.name}".`);
        if (operation(before) === before) break;
        const number = (counts.get(page.name) ?? 0) + 1;
        counts.set(page.name, number);
        model.change(page, operation, number, page.localStorage.getItem('cart'));
        cart.change(operation);
        assert.equal(toText(cart.read()), toText(operation(before)));
        break;
      }
      case 'overwrite':
        heal();
        profile.settle();
        page.write('cart', step.text);
        profile.carry();
        model.overwrite(toLines(step.text));
        break;
      case 'fill':
        page.isFull = true;
        break;
      case 'heal':
        page.isFull = false;
        break;
      default:
        page[step.does]();
    }
  }

  heal();
  profile.settle();
  const outcomes = model.outcomes();
  const last = toText(toLines(profile.find('cart')));
  expect(outcomes).toContain(last);
  for (const cart of carts) expect(toText(cart.read())).toBe(last);
}

function toLines(text: string | null): Lines {
  try {
    return (JSON.parse(text ?? '[]') as { id: number; quantity: number }[]).flatMap(
      ({ id, quantity }) => {
        const product = products.find((known) => known.id === id);
        return product ? [{ product, quantity }] : [];
      },
    );
  } catch {
    return [];
  }
}

const page = fc.nat({ max: 3 });
const someText = fc.constantFrom(
  null,
  '[]',
  '[{"id":1,"quantity":4}]',
  '[{"id":1,"quantity":1},{"id":2,"quantity":9}]\n',
  '[{"id":77,"name":"not ours"},{"id":3,"quantity":2}]',
  '{"not":"a list"',
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('change' as const),
      page,
      name: fc.constantFrom(...Object.keys(operations)),
      id: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constantFrom('send', 'receive', 'notify'), page }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('fill', 'heal'), page }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('open' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('overwrite' as const), page, text: someText }),
  },
);

describe('Stored list in several pages', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  test('no change of any page is lost or made twice, whatever the order of events', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(step, { maxLength: 40, size: 'max' }),
        run,
      ),
      { numRuns: programs },
    );
  }, 600_000);

  test('an unsaved change does not wait for a change that another script has overwritten', () => {
    const profile = new Profile();
    const [one, other, third] = [profile.open(), profile.open(), profile.open()];
    const [oneCart, otherCart, thirdCart] = [one, other, third].map(openCart);
    oneCart?.change((lines) => addToCart(lines, aProduct({ id: 1 }), 1));
    profile.settle();
    other.isFull = true;
    otherCart?.change((lines) => addToCart(lines, aProduct({ id: 2 }), 1));
    third.write('cart', '[]');
    profile.settle();
    thirdCart?.change((lines) => addToCart(lines, aProduct({ id: 3 }), 1));
    other.isFull = false;
    profile.settle();
    expect(toText(toLines(profile.find('cart')))).toBe('3×1 2×1');
  });

  test('a page does not repeat its change on a list that another page wrote after a script replaced it', () => {
    const profile = new Profile();
    const [one, other] = [profile.open(), profile.open()];
    const [oneCart, otherCart] = [one, other].map(openCart);
    oneCart?.change((lines) => addToCart(lines, aProduct({ id: 1 }), 1));
    profile.settle();
    other.write('cart', '[]');
    otherCart?.change((lines) => addToCart(lines, aProduct({ id: 2 }), 1));
    profile.carry();
    profile.settle();
    expect(toText(toLines(profile.find('cart')))).toBe('2×1');
  });

  test('a change waits ten seconds at most for a page that was closed', () => {
    const profile = new Profile();
    const [closing, remaining, stale] = [profile.open(), profile.open(), profile.open()];
    const [closingCart, remainingCart, staleCart] = [closing, remaining, stale].map(openCart);
    closingCart?.change((lines) => addToCart(lines, aProduct({ id: 1 }), 1));
    closing.send();
    while (remaining.receive());
    remainingCart?.change((lines) => addToCart(lines, aProduct({ id: 2 }), 1));
    remaining.send();
    profile.pages.splice(0, 1);
    staleCart?.change((lines) => addToCart(lines, aProduct({ id: 3 }), 1));
    profile.settle();
    expect(toText(toLines(profile.find('cart')))).toBe('3×1');
    expect(toText(remainingCart?.read() ?? [])).toBe('3×1 2×1');
    vi.advanceTimersByTime(10_000);
    remaining.dispatchEvent(new Event('visibilitychange'));
    profile.settle();
    expect(toText(toLines(profile.find('cart')))).toBe('3×1 2×1');
  });

  test('two pages whose changes build on each other repeat them in turn', () => {
    const profile = new Profile();
    const [one, other, stale] = [profile.open(), profile.open(), profile.open()];
    const [oneCart, otherCart, staleCart] = [one, other, stale].map(openCart);
    const carry = (from: Page, to: Page) => {
      while (from.send());
      while (to.receive());
    };
    oneCart?.change((lines) => addToCart(lines, aProduct({ id: 1 }), 1));
    carry(one, other);
    otherCart?.change((lines) => changeQuantity(lines, 1, 1));
    carry(other, one);
    oneCart?.change((lines) => changeQuantity(lines, 1, 1));
    carry(one, other);
    staleCart?.change((lines) => addToCart(lines, aProduct({ id: 3 }), 1));
    profile.settle();
    expect(toText(toLines(profile.find('cart')))).toBe('3×1 1×3');
  });

  test('the log names the page that wrote last, also when that page wrote long ago for the first time', () => {
    const profile = new Profile();
    const carts = Array.from({ length: 65 }, () => openCart(profile.open()));
    for (const index of [...Array.from({ length: 64 }, (_, page) => page), 0, 64]) {
      vi.advanceTimersByTime(10_000);
      carts[index]?.change((lines) => addMoreToCart(lines, aProduct({ id: 1 }), 1));
      profile.settle();
    }
    expect(decodeWriteLog(profile.find('cart') ?? '')?.versions.get('page0')).toBe(2);
  }, 60_000);
});
