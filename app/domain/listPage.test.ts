import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkedPages, showAll, showPage } from './listPage.ts';
import { aProduct } from './product.testing.ts';

const products = Array.from({ length: 50 }, (_, index) => aProduct({ id: index + 1 }));

describe('Pages of a list', () => {
  test('a page shows its part of the list, and the count is that of all', () => {
    const idsOn = (asked: string) => showPage(products, asked, 24).products.map(({ id }) => id);
    expect(idsOn('')).toEqual(products.slice(0, 24).map(({ id }) => id));
    expect(idsOn('3')).toEqual([49, 50]);
    expect(showPage(products, '3', 24).count).toBe(50);
  });

  test('a list of one page is the same with and without pages', () => {
    for (const list of [products, []]) expect(showAll(list)).toEqual(showPage(list, '', 50));
  });

  test('all pages together show each product once', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 4, max: 96 }), (count, size) => {
        const list = products.slice(0, count);
        const { pages } = showPage(list, '', size).page;
        const shown = Array.from({ length: pages }, (_, index) =>
          showPage(list, `${index + 1}`, size),
        );
        expect(shown.flatMap((page) => page.products)).toEqual(list);
      }),
    );
  });

  test('a page that the list does not have is the nearest one, and is not the asked one', () => {
    for (const asked of ['0', '-1', 'abc', '-Infinity', '1.5', '01']) {
      expect(showPage(products, asked, 24).page).toEqual({ number: 1, pages: 3, isAsked: false });
    }
    for (const asked of ['4', '99', '1e9', 'Infinity']) {
      expect(showPage(products, asked, 24).page).toEqual({ number: 3, pages: 3, isAsked: false });
    }
    expect(showPage(products, '2', 24).page).toEqual({ number: 2, pages: 3, isAsked: true });
    expect(showPage([], '', 24).page).toEqual({ number: 1, pages: 1, isAsked: true });
    fc.assert(
      fc.property(fc.string(), (asked) => {
        const { number } = showPage(products, asked, 24).page;
        expect([1, 2, 3]).toContain(number);
      }),
    );
  });

  test('the linked pages are the first, the last and those beside this one; no gap is of one page', () => {
    const linked = (number: number, pages: number) =>
      linkedPages({ number, pages, isAsked: true }).join(' ');
    expect(linked(1, 2)).toBe('1 2');
    expect(linked(2, 3)).toBe('1 2 3');
    expect(linked(1, 42)).toBe('1 2 42');
    expect(linked(4, 42)).toBe('1 2 3 4 5 42');
    expect(linked(5, 42)).toBe('1 4 5 6 42');
    expect(linked(39, 42)).toBe('1 38 39 40 41 42');
    expect(linked(42, 42)).toBe('1 41 42');
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 1, max: 60 }), (pages, at) => {
        const shown = linkedPages({ number: Math.min(at, pages), pages, isAsked: true });
        expect(shown).toContain(Math.min(at, pages));
        expect(shown.at(-1)).toBe(pages);
        for (const [index, page] of shown.entries()) {
          expect(page - (shown[index - 1] ?? 0)).not.toBe(2);
        }
      }),
    );
  });
});
