import type { Shape } from '#reader/kinds/field.ts';
import type { OpenedShop } from './openShop.ts';
import { wordmarkRatio } from './drawings.ts';
import { makeProducts } from './products/makeProducts.ts';
import type { KnownCountry } from './readCountry.ts';
import { makePages } from './readPages.ts';
import { type Translated, makeTranslated, shownOf } from './translations.ts';

/** A shop that is right. */
export type Shop = Translated & {
  readonly folder: string;
  /** The country that it sends to. */
  readonly country: KnownCountry;
  /** The other countries that it sends to. */
  readonly abroad: readonly KnownCountry[];
  /** The file of each picture below the folder, by the name that the shop's files use. */
  readonly pictures: ReadonlyMap<string, string>;
  /** In which it shows its products (SPEC 14.94). */
  readonly photoShape: Shape;
  /** Width to height of the shop's drawn name; without a drawing there is none. */
  readonly wordmark: number | undefined;
  /** Where links lead that are left out, since the shop does not have it (SPEC 19.12). */
  readonly gone: ReadonlySet<string>;
  /** The shop in each of its further languages, by the code. */
  readonly translations: ReadonlyMap<string, Shop>;
};

/** The last step: the value that a shop is, of files in which nothing is wrong. */
export function makeShop(opened: OpenedShop & Pick<Shop, 'gone'>): Shop {
  const { files, lands, products, pages, pictures, photoShape, gone } = opened;
  const content = shownOf(opened.content, gone);
  const shop: Shop = {
    folder: files.folder,
    ...lands,
    content,
    untranslated: [],
    products: makeProducts(products.contents, content.settings, photoShape),
    photoShape,
    pages: makePages(pages.contents),
    pictures: new Map([...pictures].map(([reference, [file = '']]) => [reference, file])),
    wordmark: wordmarkRatio(files),
    gone,
    translations: new Map(),
  };
  const translations = Array.from(
    opened.translations,
    ([language, merged]) =>
      [language, { ...shop, ...makeTranslated(opened, merged, language, gone) }] as const,
  );
  return { ...shop, translations: new Map(translations) };
}
