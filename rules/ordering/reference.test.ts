import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReference, referenceLength, toReference } from './reference.ts';

describe('Reference', () => {
  test('is eight signs in two groups, none of which is mistaken for another', () => {
    const bytes = fc.uint8Array({ minLength: referenceLength, maxLength: referenceLength });
    fc.assert(
      fc.property(bytes, (random) => {
        const reference = toReference(random);
        expect(isReference(reference)).toBe(true);
        expect(reference).toMatch(/^[^ILOU]{9}$/);
      }),
    );
    expect(toReference(new Uint8Array([0, 31, 32, 10, 255, 9, 1, 2]))).toBe('0Z0A-Z912');
  });

  test('each sign is as likely as any other, since 256 is a multiple of their number', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const [sign = ''] = toReference(new Uint8Array(referenceLength).fill(byte));
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
  });

  test.each(['', '7K2M94QX', '7k2m-94qx', 'OOOO-1111', '<script>', 7, undefined])(
    '%j is no reference',
    (text) => {
      expect(isReference(text)).toBe(false);
    },
  );
});
