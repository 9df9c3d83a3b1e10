import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeWriteLog, encodeWriteLog } from './writeLog.ts';

const somePages = fc.uniqueArray(
  fc.tuple(fc.stringMatching(/^[a-z0-9]{1,6}$/), fc.nat({ max: 1e9 })),
  { selector: ([page]) => page, maxLength: 12 },
);

describe('Write log', () => {
  test('the log is white space, and decoding it gives what was encoded', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), somePages, (generation, pages) => {
        const log = { generation, versions: new Map(pages) };
        const text = encodeWriteLog(log);
        expect(text).toMatch(/^[ \t\n\r]+$/);
        expect(decodeWriteLog(`[]${text}`)).toEqual(log);
      }),
    );
  });

  test('the log names the 64 pages that wrote last', () => {
    const pages = Array.from({ length: 67 }, (_, index) => [`page${index}`, index] as const);
    const versions = decodeWriteLog(
      `[]${encodeWriteLog({ generation: 1, versions: new Map(pages) })}`,
    )?.versions;
    expect([...(versions ?? [])]).toEqual(pages.slice(3));
  });

  test('a log with other white space before or after it is not read', () => {
    const valid = encodeWriteLog({ generation: 1, versions: new Map([['a', 2]]) });
    const letter = valid.slice(0, 4);
    expect(decodeWriteLog(`[]${letter}${valid}`)).toBeUndefined();
    expect(decodeWriteLog(`[]${valid}${letter}`)).toBeUndefined();
    expect(decodeWriteLog(`[]${valid.slice(0, -4)}`)).toBeUndefined();
  });

  test('a log that is longer than the shop writes is not read', () => {
    const pages = Array.from({ length: 64 }, (_, index) => `${index}`.padStart(12, '0'));
    const valid = pages.map((page) => [page, 1] as const);
    const tooLong = pages.map((page) => [page, 1e14] as const);
    expect(
      decodeWriteLog(encodeWriteLog({ generation: 1, versions: new Map(valid) }))?.versions.size,
    ).toBe(64);
    expect(
      decodeWriteLog(encodeWriteLog({ generation: 1, versions: new Map(tooLong) })),
    ).toBeUndefined();
  });

  test('white space that another script wrote is no log, however long it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r') }), (blanks) => {
        expect(decodeWriteLog(`[]${blanks}`)).toBeUndefined();
      }),
    );
    expect(decodeWriteLog(`[]${' '.repeat(5_000_000)}`)).toBeUndefined();
    expect(decodeWriteLog(`[${' '.repeat(5_000_000)}]`)).toBeUndefined();
  });
});
