import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { openFile, valueAt } from '#shop-data/kinds/checkFile.ts';
import type { Problem } from '#shop-data/files/problem.ts';
import type { ShopProduct } from '#shop-data/read/products/makeProducts.ts';
import { countryFolder } from '#shop-data/read/readCountry.ts';
import type { ShopContent } from '#shop-data/fields/schema.ts';
import { takesOrders } from '#shop-data/fields/settings/orders.ts';
import type { ShopFiles } from '#shop-data/files/shopFiles.ts';

/** What a field has to be like: without a pattern, it must be there. Patterns are of texts, also of a group's. */
type Rule = {
  readonly field: string;
  /** It is wrong without this pattern, with it, or if it is more than another field. */
  readonly lacks?: string;
  readonly matches?: string;
  readonly above?: string;
  /** Looked at only where other fields have these patterns. */
  readonly when?: Readonly<Record<string, string>>;
  /** The end of a sentence that begins with the field. */
  readonly says: string;
  readonly source: string;
};

/** What a law wants of the fields of each file: a file of `countries/laws`. */
type Law = {
  readonly lookedUp?: string;
  /** If it is that of more than the country that the file is named for. */
  readonly countries?: readonly string[];
  readonly settings?: readonly Rule[];
  readonly policies?: readonly Rule[];
  readonly products?: readonly Rule[];
};

/** What a shop whose orders are real still has to say in its country (SPEC 14.111); no legal advice. */
export function findCountryHints(
  files: ShopFiles,
  content: ShopContent,
  products: readonly ShopProduct[],
  country: string,
): readonly Problem[] {
  const { settings } = content;
  if (!takesOrders(settings)) return [];
  const laws = lawsOf(country);
  const unknown = `are in ${country || 'no country'}, whose law the software does not know: ask a person who does, and write confirmed: yes`;
  if (laws.length === 0 && !settings.confirmed)
    return [openFile(files, 'settings.yaml').problem(['orders'], unknown)];
  return laws.flatMap((law) => [
    ...(['settings', 'policies'] as const).flatMap((name) =>
      (law[name] ?? [])
        .filter((rule) => isWrong(rule, content[name]))
        .map((rule) =>
          openFile(files, `${name}.yaml`).problem(rule.field.split('.'), say(rule, law)),
        ),
    ),
    ...(law.products ?? []).flatMap((rule) => {
      const wrong = products.filter((product) => isWrong(rule, { ...product, settings }));
      // All sizes of a product are in one file.
      const [first, ...others] = new Set(wrong.map(({ folder }) => folder));
      if (first === undefined) return [];
      const count = others.length === 1 ? 'one more product' : `${others.length} more products`;
      const more = others.length === 0 ? '' : `; the same is true of ${count}`;
      const file = openFile(files, `products/${first}/product.yaml`);
      return [file.problem(rule.field.split('.'), say(rule, law, more))];
    }),
  ]);
}

function lawsOf(country: string): readonly Law[] {
  const folder = join(countryFolder, 'laws');
  return readdirSync(folder).flatMap((name) => {
    const law = parse(readFileSync(join(folder, name), 'utf8')) as Law;
    const { countries = [name.replace('.yaml', '')] } = law;
    return countries.includes(country) ? [law] : [];
  });
}

function isWrong({ field, lacks, matches, above, when = {} }: Rule, subject: object): boolean {
  const text = (path: string) => {
    const value = valueAt(subject, path.split('.')) ?? '';
    return (typeof value === 'string' ? value : JSON.stringify(value)).normalize();
  };
  const has = (path: string, pattern: string) => new RegExp(pattern, 'isu').test(text(path));
  if (!Object.entries(when).every(([path, pattern]) => has(path, pattern))) return false;
  if (above !== undefined) return Number(text(field)) > (Number(text(above)) || Infinity);
  return matches === undefined ? !has(field, lacks ?? '.') : has(field, matches);
}

function say({ says, source }: Rule, { lookedUp }: Law, more = ''): string {
  const day = lookedUp === undefined ? ';' : `, looked up on ${lookedUp};`;
  return `${says}${more} (${source}${day} this is not legal advice)`;
}
