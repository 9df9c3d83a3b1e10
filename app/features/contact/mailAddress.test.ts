import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxMailAddress } from '#links/address.ts';
import { lettersTooMany, mailAddress } from './mailAddress.ts';

const asha = { name: 'Asha Rao', email: 'asha@example.in', phone: '', comment: 'Hello' };

describe('Mail address', () => {
  test('names the shop, the sender and what was written', () => {
    expect(mailAddress('hello@shop.example', asha)).toBe(
      'mailto:hello@shop.example?subject=Message%20from%20Asha%20Rao&body=Hello%0D%0A%0D%0AAsha%20Rao%0D%0Aasha%40example.in',
    );
    expect(mailAddress('hello@shop.example', { ...asha, phone: '+91 1' })).toMatch(
      /%0D%0A%2B91%201$/,
    );
  });

  test('every line break is written as mail programs expect it', () => {
    for (const comment of ['one\ntwo', 'one\r\ntwo']) {
      expect(mailAddress('a@b.in', { ...asha, comment })).toContain('one%0D%0Atwo');
    }
  });

  test.each([
    ['a', 1],
    ['न', 9],
    ['\n', 6],
  ])('says about how many letters like %j are too many', (letter, length) => {
    const tooMany = (letters: number) => {
      const comment = letter.repeat(letters);
      return lettersTooMany(mailAddress('a@b.in', { ...asha, comment }), comment);
    };
    const frame = mailAddress('a@b.in', { ...asha, comment: '' }).length;
    const most = Math.floor((maxMailAddress - frame) / length);
    expect(tooMany(most)).toBe(0);
    expect(tooMany(most + 1)).toBeGreaterThan(0);
    expect(tooMany(most + 100)).toBeGreaterThan(98);
  });

  test('typed text cannot add parameters to the address', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (name, comment) => {
          const { protocol, pathname, hash, searchParams } = new URL(
            mailAddress('hello@shop.example', { ...asha, name, comment }),
          );
          expect(protocol + pathname).toBe('mailto:hello@shop.example');
          expect(hash).toBe('');
          expect([...searchParams.keys()]).toEqual(['subject', 'body']);
          expect(searchParams.get('subject')).toBe(`Message from ${name}`);
        },
      ),
    );
  });
});
