import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import { describe, expect, test } from 'vitest';
import { inspectPicture } from '../inspectPicture.ts';
import { readShop } from '../shop/readShop.ts';
import { schemas } from '../shop/schema.ts';
import { layOutShop } from './layOutShop.ts';

const files = await layOutShop((name) => readFileSync(join('build/owner/template', name), 'utf8'));

describe('A new shop', () => {
  test('14.21 is right, and only its site, phone, e-mail and social profile wait to be replaced', async () => {
    const read = (name: string) => Buffer.from(files.get(name) ?? '');
    const { problems, hints, shop } = await readShop({
      folder: 'my-shop',
      names: [...files.keys()].toSorted(),
      read,
      inspect: async (name) => inspectPicture(read(name)),
    });
    expect(problems).toEqual([]);
    expect(hints.map(({ field }) => field)).toEqual([
      'site',
      'contact.phone',
      'contact.email',
      'socialProfile.address',
    ]);
    expect(shop?.products).toHaveLength(1);
  });

  test.each(Object.keys(schemas).filter((name) => name !== 'theme'))(
    '14.21 each field of %s.yaml has a comment that says what it is, as far as its place allows',
    (name) => {
      const bare: string[] = [];
      const document = parseDocument(String(files.get(`${name}.yaml`)));
      visit(document, {
        // The later entries of a list are like the first, and a line with braces has no place for comments.
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

  test('14.21 a comment says how long a text may be and which picture a place needs', () => {
    expect(String(files.get('home.yaml'))).toContain(
      '    # The wide picture of the slide, best 2 : 1 and at least 1600 px wide.\n    picture: hero-1\n',
    );
    expect(String(files.get('settings.yaml'))).toContain(
      '\n# The shop’s name, at most 40 characters.\nname: Your Shop\n',
    );
  });
});
