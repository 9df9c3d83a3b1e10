import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { openFile } from '#reader/kinds/checkFile.ts';
import { type Rule, findBroken } from './rules.ts';
import type { Path, Problem } from '#reader/files/problem.ts';
import type { ShopProduct } from '#reader/read/products/products.ts';
import { countryFolder } from '#reader/read/readCountry.ts';
import type { ShopContent } from '#reader/fields/schema.ts';
import { settingsFileOf } from '#reader/fields/settings/settings.ts';
import { takesOrders } from '#reader/fields/settings/orders.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';

/** A rule, with the law by its official name, and the page on which it was read. */
type LawRule = Rule & { readonly source: string };

/** What a law wants of the fields of each file: a file of `countries/laws`. */
type Law = {
  readonly lookedUp?: string;
  /** If it is that of more than the country that the file is named for. */
  readonly countries?: readonly string[];
  readonly settings?: readonly LawRule[];
  readonly policies?: readonly LawRule[];
  readonly products?: readonly LawRule[];
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
    return [openFile(files, 'settings/orders.yaml').problem(['orders'], unknown)];
  return laws.flatMap((law) => [
    ...(['settings', 'policies'] as const).flatMap((name) =>
      (law[name] ?? []).flatMap((rule) =>
        findBroken(rule, content[name]).map(([path, says]) =>
          openFile(files, fileOf(name, path)).problem(path, cite(says, rule, law)),
        ),
      ),
    ),
    ...(law.products ?? []).flatMap((rule) => {
      const wrong = products.filter(
        (product) => findBroken(rule, { ...product, settings }).length > 0,
      );
      // All sizes of a product are in one file.
      const [first, ...others] = new Set(wrong.map(({ folder }) => folder));
      if (first === undefined) return [];
      const count = others.length === 1 ? 'one more product' : `${others.length} more products`;
      const more = others.length === 0 ? '' : `; the same is true of ${count}`;
      const file = openFile(files, `products/${first}/product.yaml`);
      return [file.problem(rule.field.split('.'), cite(rule.says + more, rule, law))];
    }),
  ]);
}

/** The file of a field; those of the settings are several. */
const fileOf = (name: string, [field]: Path) =>
  name === 'settings' ? settingsFileOf(String(field)) : `${name}.yaml`;

function lawsOf(country: string): readonly Law[] {
  const folder = join(countryFolder, 'laws');
  return readdirSync(folder).flatMap((name) => {
    const law = parse(readFileSync(join(folder, name), 'utf8')) as Law;
    const { countries = [name.replace('.yaml', '')] } = law;
    return countries.includes(country) ? [law] : [];
  });
}

function cite(says: string, { source }: LawRule, { lookedUp }: Law): string {
  const day = lookedUp === undefined ? ';' : `, looked up on ${lookedUp};`;
  return `${says} (${source}${day} this is not legal advice)`;
}
