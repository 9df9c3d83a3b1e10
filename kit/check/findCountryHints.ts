import { type Checked, openFile } from '#shop-data/read/checkFile.ts';
import { rules as india } from './countries/IN.ts';
import type { CountryRules, Rule } from './countries/countryRules.ts';
import { countryOf } from '#shop-data/fields/kinds/phone.ts';
import type { Problem } from '#shop-data/read/problem.ts';
import type { ShopProduct } from '#shop-data/read/products/readProducts.ts';
import { takesOrders } from '#shop-data/fields/settings/orders.ts';
import type { Settings } from '#shop-data/fields/settings/settings.ts';
import type { ShopFiles } from '#shop-data/read/shopFiles.ts';

const countries: Readonly<Record<string, CountryRules>> = { IN: india };

/** What a shop whose orders are real still has to say in its country (SPEC 14.111); no legal advice. */
export function findCountryHints(
  files: ShopFiles,
  settings: Settings,
  products: readonly ShopProduct[],
  { file }: Pick<Checked, 'file'>,
): readonly Problem[] {
  const rules = countries[countryOf(settings)];
  if (!rules || !takesOrders(settings)) return [];
  const say = ({ message, source }: Pick<Rule<never>, 'message' | 'source'>, more = '') =>
    `${message}${more} (${source}, looked up on ${rules.lookedUp}; this is not legal advice)`;
  const ofProducts = rules.products.flatMap((rule) => {
    const wrong = products
      .filter((product) => rule.isWrong(product, settings))
      .map((product) => [product.folder, product] as const);
    // All sizes of a product are in one file.
    const [first, ...others] = new Map(wrong).values();
    if (!first) return [];
    const own = openFile(files, `products/${first.folder}/product.yaml`);
    const count = others.length === 1 ? 'one more product' : `${others.length} more products`;
    const more = others.length === 0 ? '' : `; the same is true of ${count}`;
    return [own.problem(rule.path, say(rule, more))];
  });
  const ofSettings = rules.settings.filter(({ isWrong }) => isWrong(settings, undefined));
  return [...ofSettings.map((rule) => file.problem(rule.path, say(rule))), ...ofProducts];
}
