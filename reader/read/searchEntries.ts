import type { SearchEntry } from '#catalogue/findMore.ts';
import { fullName } from '#catalogue/product.ts';
import { firstSentence, readMarkdown, readPage } from '#reader/files/markdown.ts';
import type { Shop } from './makeShop.ts';

/**
 * What Search finds a shop's products and own pages by (SPEC 16.65): shoppers type the names and keywords of all its
 * languages on the pages of each (SPEC 18.4).
 *
 * @param shop in the language of the pages
 * @param original as its own files are
 */
export function toSearchEntries(shop: Shop, original: Shop): readonly SearchEntry[] {
  const languages = [shop, original, ...original.translations.values()];
  const { settings } = shop.content;
  const ofProducts = shop.products
    .filter(({ id, family = id }) => id === family)
    .map((product) => {
      const { id, category, description = '', suitability = '' } = product;
      const all = languages.flatMap(
        ({ products }) => products.find((each) => each.id === id) ?? [],
      );
      const kind = settings.categories?.find(({ slug }) => slug === category)?.name;
      const sentence = firstSentence(readMarkdown(description).prose, settings.language);
      return {
        id,
        names: unique(all.map(fullName)),
        keywords: unique(all.flatMap(({ keywords = [] }) => keywords)),
        about: [kind ?? settings.category, sentence, suitability],
      };
    });
  const ofPages = shop.pages.map(({ slug, title, text }) => ({
    id: `/${slug}`,
    names: [title],
    keywords: [],
    about: readPage(text).parts.flatMap((part) => (part.type === 'heading' ? [part.title] : [])),
  }));
  return [...ofProducts, ...ofPages];
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
