import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { areSame, changeText } from './changeText.ts';

const text = `# yaml-language-server: $schema=../product.json

name: Tea   # the best
price: 12.00
alt:
  # What primary.webp shows.
  primary: 'A tin'
keywords: [tea, green tea]
sizes:
  # The small one.
  - label: 50 g
    number: 1
  - label: 100 g
    number: 2
note: >-
  Two
  lines.
`;
const read = (yaml: string): object => parse(yaml, { schema: 'failsafe' }) as object;
const change = (part: object) => changeText(text, read(text), { ...read(text), ...part });

describe('A changed field', () => {
  test.each([
    ['a price', { price: '13.00' }, ['price: 12.00', 'price: 13.00']],
    ['a name with a comment', { name: 'Green tea' }, ['name: Tea   #', 'name: Green tea #']],
    ['a text in quotation marks', { alt: { primary: 'A box' } }, ["'A tin'", "'A box'"]],
    [
      'a further keyword',
      { keywords: ['tea', 'green tea', 'chai, hot'] },
      ['[tea, green tea]', "[tea, green tea, 'chai, hot']"],
    ],
    [
      'a further size, before the others',
      {
        sizes: [
          { label: '25 g', number: '3' },
          { label: '50 g', number: '1' },
          { label: '100 g', number: '2' },
        ],
      },
      ['sizes:\n', 'sizes:\n  - label: 25 g\n    number: 3\n'],
    ],
    [
      'a size that is removed',
      { sizes: [{ label: '100 g', number: '2' }] },
      ['  # The small one.\n  - label: 50 g\n    number: 1\n', ''],
    ],
    [
      'a field of a size',
      {
        sizes: [
          { label: '50 g', number: '1' },
          { label: '100 g', number: '2', price: '20' },
        ],
      },
      ['    number: 2\n', '    number: 2\n    price: 20\n'],
    ],
    ['a text of two lines', { note: 'One' }, ['>-\n  Two\n  lines.', '>-\n  One']],
  ])('changes its own lines alone: %s', (_, part, [from = '', to = '']) => {
    expect(change(part)).toBe(text.replace(from, to));
  });

  test('that is new stands below the field before it in the form, and one that is empty leaves', () => {
    const { name, price, ...others } = read(text) as Record<string, unknown>;
    const withOld = changeText(text, read(text), { name, price, oldPrice: '15.00', ...others });
    expect(withOld).toBe(text.replace('price: 12.00\n', 'price: 12.00\noldPrice: 15.00\n'));
    expect(changeText(withOld, read(withOld), read(text))).toBe(text);
  });

  test('that was empty is filled in below its comment, and the comment of the next one stays', () => {
    const empty = '# Promises.\n\n# Free.\nfree:\n# Returns.\nreturns:\n# Help.\nhelp: Yes\n';
    const free = changeText(empty, { help: 'Yes' }, { free: 'From 60', help: 'Yes' });
    expect(free).toBe(empty.replace('free:', 'free: From 60'));
    expect(changeText(free, { free: 'From 60', help: 'Yes' }, { help: 'Yes' })).toBe(
      '# Promises.\n\n# Returns.\nreturns:\n# Help.\nhelp: Yes\n',
    );
  });

  const leaf = fc.oneof(
    // No form has an empty text, or blanks around one.
    fc.string({ unit: 'grapheme' }).filter((each) => each !== '' && each.trim() === each),
    fc.constantFrom('a: b', '# c', '- d', "it's", '"', 'two\nlines', '{e}', 'f, g'),
  );
  const name = fc.constantFrom('a', 'b', 'c', 'name', 'label');
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      fc.array(leaf, { minLength: 1, maxLength: 3 }),
      fc.array(fc.dictionary(name, leaf, { minKeys: 1 }), { minLength: 1, maxLength: 3 }),
      fc.dictionary(name, tie('value'), { minKeys: 1 }),
    ),
  }));
  const file = fc.dictionary(name, value, { minKeys: 1 });

  test('says what it has to say, whatever the file said before', () => {
    const isKept = fc.check(
      fc.property(file, file, fc.boolean(), (before, after, isFlow) => {
        const options = { schema: 'failsafe', collectionStyle: isFlow ? 'any' : 'block' } as const;
        const written = stringify(before, options);
        const changed = changeText(written, before, after);
        return areSame(read(changed), after);
      }),
    );
    expect(isKept.counterexample).toBeNull();
  });
});
