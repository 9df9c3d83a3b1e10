import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import { describe, expect, test } from 'vitest';
import { untouched } from '../findHints.ts';
import { sayProblem } from '../problem.ts';
import { readShop } from '../readShop.ts';
import { schemas } from '../schema.ts';
import { layOutShop } from './layOutShop.ts';

const files = await layOutShop((name) =>
  readFileSync(join('shop-data/new/template', name), 'utf8'),
);

describe('A new shop', () => {
  test('is right, and each placeholder in it is a hint until it is replaced', async () => {
    const readChanged = async (change: (text: string) => string) => {
      const read = (name: string) => {
        const content = files.get(name) ?? '';
        return typeof content === 'string' ? Buffer.from(change(content)) : content;
      };
      return readShop({
        folder: 'my-shop',
        names: [...files.keys()].toSorted(),
        read,
      });
    };
    const { problems, hints, shop } = await readChanged((text) => text);
    expect(problems).toEqual([]);
    const left = hints.filter(({ message }) => message === untouched).map(sayProblem);
    expect(left.filter((sentence) => sentence.includes(', line ')).length).toBeGreaterThan(50);
    expect(left).toContain(`my-shop/settings.yaml, line 5: name ${untouched}.`);
    expect(left).toContain(`my-shop/products/01-example/product.yaml, line 3: name ${untouched}.`);
    expect(left).toContain(`my-shop/products/01-example/primary.webp ${untouched}.`);
    expect(hints.map(({ field }) => field)).toContain('orders.channel');
    const named = await readChanged((text) => text.replace('"Your Shop"', 'Tea'));
    expect(named.hints).toHaveLength(hints.length - 1);
    expect(shop?.products).toHaveLength(1);
  });

  test.each(Object.keys(schemas).filter((name) => name !== 'theme'))(
    'each field of %s.yaml has a comment that says what it is, if it has a line of its own',
    (name) => {
      const bare: string[] = [];
      const document = parseDocument(String(files.get(`${name}.yaml`)));
      visit(document, {
        // The later entries of a list are like the first, and a line with braces cannot have comments.
        Map: (_, { flow }) => (flow === true ? visit.SKIP : undefined),
        Seq: (_, list) => {
          for (const entry of list.items.slice(1)) if (isMap(entry)) entry.flow = true;
        },
        Pair: (_, { key, value }, path) => {
          const [list, group] = path.slice(-2);
          if (!isScalar(key) || isMap(value) || !isMap(group)) return;
          // The comment above the first line of a group or of a list is the comment of either.
          const isFirst = group.items[0]?.key === key;
          const around =
            isFirst && [group, list].some((node) => isNode(node) && node.commentBefore);
          if (!key.commentBefore && !around) bare.push(String(key.value));
        },
      });
      expect(bare).toEqual([]);
    },
  );

  test('a comment says how long a text may be and which picture a field needs', () => {
    expect(String(files.get('home.yaml'))).toContain(
      '    # The wide picture of the slide, best 2 : 1 and at least 1600 px wide.\n    picture: hero-1.webp\n',
    );
    expect(String(files.get('settings.yaml'))).toContain(
      '\n# The shop’s name, at most 40 characters.\nname: "Your Shop"\n',
    );
  });
});
