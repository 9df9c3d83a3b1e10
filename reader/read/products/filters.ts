import { capital } from '#catalogue/capital.ts';
import type { FactFilter } from '#catalogue/factFilters.ts';
import type { ProductFacts } from '#catalogue/productDetails.ts';
import type { Translated } from '#reader/read/translations.ts';
import { slugOf } from '#reader/files/slug.ts';
import type { ShopProduct } from './products.ts';

/**
 * Finds the values of the facts that settings name as filters (SPEC 17.13). The slugs are of the first language, so that
 * the address of a filtered list is right in each.
 *
 * @param original the shop as its own files are
 */
export function findFilters(
  { content, products }: Translated,
  { products: originals }: Pick<Translated, 'products'> = { products },
): readonly FactFilter[] {
  const taken = new Set<string>();
  return (content.settings.filters ?? []).map((field): FactFilter => {
    const values = new Map<string, FactFilter['values'][number]>();
    let name = field;
    for (const original of originals) {
      const shown = products.find(({ id }) => id === original.id) ?? original;
      const [own, translated] = [readFact(original, field), readFact(shown, field, original)];
      name = translated.name ?? name;
      const names = valuesIn(translated.text);
      const ownNames = valuesIn(own.text);
      for (const [at, value] of ownNames.entries()) {
        // Another filter may have a value of the same name.
        const slug = [slugOf(value), slugOf(`${field} ${value}`)].find((each) => !taken.has(each));
        if (slug === undefined || slug === '') continue;
        const said = (names.length === ownNames.length && names[at]) || value;
        const { of, ...named } = values.get(slug) ?? { slug, name: said, of: [] };
        values.set(slug, { ...named, of: [...new Set([...of, original.family ?? original.id])] });
      }
    }
    for (const slug of values.keys()) taken.add(slug);
    return { name, values: [...values.values()] };
  });
}

/** A fact's text, and its name if that is the owner's: of a translation, the one at the place of the original's. */
function readFact(product: ShopProduct, field: string, { facts }: ShopProduct = product) {
  const at = (facts.more ?? []).findIndex(({ name }) => name === field);
  const own = product.facts.more?.[at];
  if (own) return own;
  const text = field === 'brand' ? product.brand : product.facts[field as keyof ProductFacts];
  return { name: undefined, text: typeof text === 'string' ? text : '' };
}

/** The values that a text names, with commas between them: “Silver, moonstone”. */
function valuesIn(text: string): readonly string[] {
  const values = text.split(/[,;](?!\d)/).map((value) => value.trim());
  return values.filter(Boolean).map(capital);
}
