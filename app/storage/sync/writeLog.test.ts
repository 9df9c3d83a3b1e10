import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMark, writeMark } from './writeLog.ts';

const somePages = fc.uniqueArray(
  fc.tuple(fc.stringMatching(/^[a-z0-9]{1,6}$/), fc.nat({ max: 1e9 })),
  { selector: ([page]) => page, maxLength: 12 },
);

describe('Mark', () => {
  test('11.2 is white space, and comes back as it was written', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), somePages, (generation, pages) => {
        const mark = { generation, clock: new Map(pages) };
        const text = writeMark(mark);
        expect(text).toMatch(/^[ \t\n\r]+$/);
        expect(readMark(`[]${text}`)).toEqual(mark);
      }),
    );
  });

  test('11.2 the 64 pages that wrote last are noted', () => {
    const pages = Array.from({ length: 67 }, (_, index) => [`page${index}`, index] as const);
    const clock = readMark(`[]${writeMark({ generation: 1, clock: new Map(pages) })}`)?.clock;
    expect([...(clock ?? [])]).toEqual(pages.slice(3));
  });

  test('11.2 white space that says anything else, before it or after it, is no mark', () => {
    const sound = writeMark({ generation: 1, clock: new Map([['a', 2]]) });
    const letter = sound.slice(0, 4);
    expect(readMark(`[]${letter}${sound}`)).toBeUndefined();
    expect(readMark(`[]${sound}${letter}`)).toBeUndefined();
    expect(readMark(`[]${sound.slice(0, -4)}`)).toBeUndefined();
  });

  test('11.2 a mark longer than the shop’s own ever are is not read', () => {
    const pages = Array.from({ length: 64 }, (_, index) => `${index}`.padStart(12, '0'));
    const sound = pages.map((page) => [page, 1] as const);
    const tooLong = pages.map((page) => [page, 1e14] as const);
    expect(readMark(writeMark({ generation: 1, clock: new Map(sound) }))?.clock.size).toBe(64);
    expect(readMark(writeMark({ generation: 1, clock: new Map(tooLong) }))).toBeUndefined();
  });

  test('11.2 white space of anyone else is no mark, however much there is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r') }), (blanks) => {
        expect(readMark(`[]${blanks}`)).toBeUndefined();
      }),
    );
    expect(readMark(`[]${' '.repeat(5_000_000)}`)).toBeUndefined();
    expect(readMark(`[${' '.repeat(5_000_000)}]`)).toBeUndefined();
  });
});
