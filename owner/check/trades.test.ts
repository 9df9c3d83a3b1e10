import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { sayProblem } from '#reader/files/problem.ts';
import { type Change, settings, smallShop } from '#reader/read/smallShop.testing.ts';
import { readWithHints } from './readWithHints.ts';

/** The blocks of a part of the document: what each says of the settings, or the file of a product. */
function changesIn(part: string): readonly Change[] {
  const blocks = Array.from(part.matchAll(/```yaml\n# (\S+)\n(.*?)```/gs));
  const own = blocks.filter(([, file]) => file?.startsWith('settings/')).map(([, , yaml]) => yaml);
  const document = parseDocument(own.join(''), { schema: 'failsafe' });
  const fields = Object.entries(document.toJSON() ?? {}).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  return [
    settings({ language: 'en-IN', ...Object.fromEntries(fields) }),
    ...blocks
      .filter(([, file]) => !file?.startsWith('settings/'))
      .map(([, , content = '']) => ({ file: 'products/01-green-tea/product.yaml', content })),
  ];
}

const [, ...parts] = readFileSync('docs/owners/trades.md', 'utf8').split(/^## /m);
const trades = parts.filter((part) => part.includes('```yaml'));

describe('The shops of docs/owners/trades.md', () => {
  test.each(trades.map((part) => [part.split('\n', 1).join(), part] as const))(
    '%s is right as it is written',
    async (_, part) => {
      const { problems, hints } = await readWithHints(await smallShop(...changesIn(part)));
      expect(problems.map(sayProblem)).toEqual([]);
      const ofZones = hints.filter(({ field = '' }) => /^(?:shipping|offers|delivery)/.test(field));
      expect(ofZones.map(sayProblem)).toEqual([]);
    },
  );
});
