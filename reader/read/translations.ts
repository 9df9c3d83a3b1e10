import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { YamlFile } from '#reader/files/yamlFile.ts';
import { type Problem, adviseNear, fieldName } from '#reader/files/problem.ts';
import type { Shape } from '#reader/kinds/field.ts';
import { openFile } from '#reader/kinds/checkFile.ts';
import { languageOf, nameInEnglish, spokenLanguages } from '#reader/messages/languageRecord.ts';
import { type PageFile, pageSchema } from '#reader/fields/ownPage.ts';
import { type ProductFile, productSchema } from '#reader/fields/product.ts';
import {
  type ByFile,
  type FileName,
  type ShopContent,
  joinSettings,
  schemas,
} from '#reader/fields/schema.ts';
import type { OpenedShop } from './openShop.ts';
import { type ShopProduct, makeProducts } from './products/products.ts';
import { type ShopPage, makePages, pageFileOf } from './readPages.ts';
import { type Merged, type Original, textsOf, translate } from './translate.ts';

/** What of a shop differs by language. */
export type Translated = {
  readonly content: ShopContent;
  readonly products: readonly ShopProduct[];
  readonly pages: readonly ShopPage[];
  /** The paths of the pages that nobody has translated yet, such as `/product/3`. */
  readonly untranslated: readonly string[];
};

/** The files of one language, by the names of their originals. */
type MergedFiles = ReadonlyMap<string, Merged>;

/** The files of a shop that have texts, and what they are in each of its further languages. */
export function openTranslations({ files, written, products, pages, right }: OpenedShop) {
  const originals: readonly Original[] = [
    ...Object.entries(schemas).map(([name, schema]) => ({
      name: `${name}.yaml`,
      schema,
      content: written[name as FileName],
    })),
    ...Array.from(products.contents, ([folder, content]) => ({
      name: productFileOf(folder),
      schema: productSchema,
      content,
    })),
    ...Array.from(pages.contents, ([slug, content]) => ({
      name: pageFileOf(slug),
      schema: pageSchema,
      content,
    })),
  ].filter(({ schema, content }) => textsOf(schema, content).length > 0);
  const { language, languages = [] } = right.settings ?? {};
  const further = language ? languages.filter((code) => code !== languageOf(language)) : [];
  const there = new Set(files.names);
  const translations: ReadonlyMap<string, MergedFiles> = new Map(
    further.map((code) => {
      const merged = originals.map((original) => {
        const own = `${code}/${original.name}`;
        const file = there.has(own)
          ? openFile(files, own)
          : new YamlFile(`${files.folder}/${own}`, '');
        return [original.name, translate(file, original, code)] as const;
      });
      return [code, new Map(merged)];
    }),
  );
  return { originals, translations };
}

/** A shop whose files are open in all of its languages. */
export type OpenedLanguages = OpenedShop & ReturnType<typeof openTranslations>;

/** Finds what is wrong with the folders of translations: each has the names of the shop's own files, and only texts. */
export function checkTranslations(
  shop: OpenedLanguages,
  { problems, hints }: { readonly problems: Problem[]; readonly hints: Problem[] },
): void {
  const { files, right, translations } = shop;
  const { language } = right.settings ?? {};
  if (!language) return;
  const known = [languageOf(language), ...spokenLanguages(), ...translations.keys()];
  problems.push(...findUnknownFolders(files, known));
  for (const [code, merged] of translations) {
    problems.push(
      ...findStrayFiles(shop, code),
      ...[...merged.values()].flatMap((each) => each.problems),
    );
    hints.push(...[...merged.values()].flatMap((each) => each.hints));
    hints.push(...findMissing(files, code, merged));
  }
}

function findStrayFiles({ files, originals }: OpenedLanguages, code: string) {
  const names = originals.map(({ name }) => name);
  const own = files.names.filter((each) => each.startsWith(`${code}/`));
  return own.flatMap((path): readonly Problem[] => {
    const name = path.slice(code.length + 1);
    if (names.includes(name)) return [];
    const message = `translates no file with texts: ${adviseFile(name, names)}`;
    return [{ file: `${files.folder}/${path}`, message }];
  });
}

function adviseFile(name: string, names: readonly string[]): string {
  const number = /^products\/(0*[1-9]\d*-)/.exec(name)?.[1];
  if (number === undefined) return adviseNear(name, names);
  const renamed = names.find((own) => own.startsWith(`products/${number}`));
  return renamed
    ? `rename its folder to ${renamed.split('/')[1]}`
    : 'remove its folder, since no product has this number';
}

function findMissing({ folder }: ShopFiles, code: string, merged: MergedFiles): readonly Problem[] {
  const lacking = [...merged].filter(([, { missing }]) => missing.length > 0);
  if (lacking.length === 0) return [];
  const count = lacking.reduce((sum, [, { missing }]) => sum + missing.length, 0);
  const message = `lacks ${count} of the texts, which are shown as in the first language: write them`;
  const parts = lacking.map(([name, { missing }]) => {
    const more = missing.length - 1;
    const others = more > 0 ? ` (nor are ${more} more texts of this form)` : '';
    return {
      file: `${folder}/${code}/${name}`,
      field: fieldName(missing[0] ?? []),
      message: `is not in ${nameInEnglish(code)} yet${others}`,
    };
  });
  return [{ file: `${folder}/${code}`, message, parts }];
}

function findUnknownFolders({ folder, names }: ShopFiles, known: readonly string[]) {
  const codes = names.flatMap((name) => /^([a-z]{2,3})\/.*\.ya?ml$/.exec(name)?.[1] ?? []);
  const unknown = [...new Set(codes)].filter((code) => !known.includes(code));
  return unknown.map((code) => ({
    file: `${folder}/${code}`,
    message: `is not a language of settings/menu.yaml: add ${code} to languages, or remove the folder`,
  }));
}

/** The content of all files, the products and the pages, with the texts of a translation. */
export function makeTranslated(
  { written, products, pages }: OpenedShop,
  photoShape: Shape,
  merged: MergedFiles,
  language: string,
  gone: ReadonlySet<string>,
): Translated {
  const parts = Object.entries(written).map(([name, own]) => [
    name,
    merged.get(`${name}.yaml`)?.content ?? own,
  ]);
  const translated = shownOf(joinSettings(Object.fromEntries(parts) as ByFile), gone);
  const settings = {
    ...translated.settings,
    language: translated.settings.language.replace(/^[a-z]+/, language),
  };
  const filesOf = <File>(names: Iterable<string>, fileOf: (name: string) => string) =>
    new Map(Array.from(names, (name) => [name, merged.get(fileOf(name))?.content as File]));
  const isMissing = (file: string) => merged.get(file)?.isTranslated === false;
  /** Notes that a product or a page is in the first language as a whole. */
  const note = <Whole extends object>(whole: Whole, file: string) =>
    isMissing(file) ? { ...whole, untranslated: true } : whole;
  const madePages = makePages(filesOf<PageFile>(pages.contents.keys(), pageFileOf));
  const made = makeProducts(
    filesOf<ProductFile>(products.contents.keys(), productFileOf),
    settings,
    photoShape,
  );
  const paths: readonly (readonly [path: string, file: string])[] = [
    ['/', 'home.yaml'],
    ['/products', 'words.yaml'],
    ['/sales', 'words.yaml'],
    ...['about', 'contact', 'help'].map((name) => [`/${name}`, `${name}.yaml`] as const),
    ...(settings.categories ?? []).map(
      ({ slug }) => [`/products/category/${slug}`, 'settings/range.yaml'] as const,
    ),
    ...madePages.map(({ slug }) => [`/${slug}`, pageFileOf(slug)] as const),
    ...made.map(({ id, folder }) => [`/product/${id}`, productFileOf(folder)] as const),
  ];
  return {
    content: { ...translated, settings },
    untranslated: paths.flatMap(([path, file]) => (isMissing(file) ? path : [])),
    pages: madePages.map((page) => note(page, pageFileOf(page.slug))),
    products: made.map((product) => note(product, productFileOf(product.folder))),
  };
}

/** What a shop shows: its content without links that lead nowhere, and the keys of entries, but those of what buyers choose. */
export function shownOf(content: Partial<ShopContent>, gone: ReadonlySet<unknown>): ShopContent {
  const { settings, ...others } = content as ShopContent;
  const { regions, payments, orders, categories } = settings;
  const plain = shownIn({ ...others, settings }, gone) as ShopContent;
  return { ...plain, settings: { ...plain.settings, regions, payments, orders, categories } };
}

function shownIn(value: unknown, gone: ReadonlySet<unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isShown = (part: unknown) => !gone.has(Object(part).to);
  if (Array.isArray(value)) return value.filter(isShown).map((entry) => shownIn(entry, gone));
  const fields = Object.entries(value).filter(([name, part]) => name !== 'key' && isShown(part));
  return Object.fromEntries(fields.map(([name, part]) => [name, shownIn(part, gone)]));
}

function productFileOf(folder: string): string {
  return `products/${folder}/product.yaml`;
}
