import type * as z from 'zod';
import { leavesOf, openFile, pathsOf, valueAt } from '#shop-data/kinds/checkFile.ts';
import { type Path, type Problem, adviseNear, fieldName } from '#shop-data/files/problem.ts';
import { type ShopPage, makePages, pageFileOf } from './readPages.ts';
import { type ShopProduct, makeProducts } from './products/readProducts.ts';
import { fields } from '#shop-data/kinds/field.ts';
import { type PageFile, pageSchema } from '#shop-data/fields/ownPage.ts';
import { type ProductFile, productSchema } from '#shop-data/fields/product.ts';
import { type ShopContent, schemas } from '#shop-data/fields/schema.ts';
import type { Settings } from '#shop-data/fields/settings/settings.ts';
import type { ShopFiles } from '#shop-data/files/shopFiles.ts';
import { YamlFile } from '#shop-data/files/yamlFile.ts';
import { knownText, languageOf, spokenLanguages } from '#shop-data/messages/languageRecord.ts';
import { sayTextProblem } from './sayTextProblem.ts';

/** What of a shop differs by language. */
export type Translated = {
  readonly content: ShopContent;
  readonly products: readonly ShopProduct[];
  readonly pages: readonly ShopPage[];
  /** What nobody has translated yet: texts, and the paths of the pages whose title is one. */
  readonly foreign: { readonly texts: readonly string[]; readonly paths: readonly string[] };
};

/** A file that may be translated: its name, what it may contain, and what it contains. */
type Original = { readonly name: string; readonly schema: z.ZodType; readonly content: unknown };

/** Reads the folders of translations: each has the names of the shop's own files, and only texts. */
export function readTranslations(
  files: ShopFiles,
  content: Partial<ShopContent>,
  settings: Partial<Settings> | undefined,
  products: ReadonlyMap<string, ProductFile>,
  pages: ReadonlyMap<string, PageFile>,
  hints: Problem[],
) {
  const { language, languages = [] } = settings ?? {};
  if (!language) return { problems: [], translations: [] };
  const own = languageOf(language);
  const further = languages.filter((code) => code !== own);
  const problems: Problem[] = findUnknownFolders(files, [own, ...spokenLanguages(), ...further]);
  const originals = originalsOf(content, products, pages);
  const there = new Set(files.names);
  // A file of the shop that is wrong itself has no known texts.
  const isWrong = (name: string) =>
    files.names.includes(name) &&
    (name.includes('/') || !content[name.replace('.yaml', '') as keyof ShopContent]);
  const isPageMisnamed = files.names.some(
    (name) => name.startsWith('pages/') && !pages.has(name.slice('pages/'.length, -'.md'.length)),
  );
  const findStrayFiles = (code: string) => {
    const names = originals.map(({ name }) => name);
    const known = new Set(names);
    for (const path of files.names.filter((each) => each.startsWith(`${code}/`))) {
      const name = path.slice(code.length + 1);
      if (known.has(name) || isWrong(name)) continue;
      const number = /^products\/(0*[1-9]\d*-)/.exec(name)?.[1];
      const renamed = number && names.find((own) => own.startsWith(`products/${number}`));
      // A page whose own name is wrong is said first.
      if (name.startsWith('pages/') && isPageMisnamed) continue;
      const advice = renamed
        ? `rename its folder to ${renamed.split('/')[1]}`
        : number
          ? 'remove its folder, since no product has this number'
          : adviseNear(name, names);
      const message = `translates no file with texts: ${advice}`;
      problems.push({ file: `${files.folder}/${path}`, message });
    }
  };
  const translations = further.map((code) => {
    findStrayFiles(code);
    const merged = new Map(
      originals.map((original) => {
        const file = openTranslation(files, original.name, code, there);
        return [original.name, translate(file, original, code, problems)] as const;
      }),
    );
    hints.push(...findMissing(files, code, [...merged.values()]));
    return [code, merged] as const;
  });
  if (problems.length > 0 || !content.settings) return { problems, translations: [] };
  return {
    problems,
    translations: translations.map(
      ([code, merged]) => [code, makeTranslated(content, products, pages, merged, code)] as const,
    ),
  };
}

/** Keywords are not translated one by one: a language has as many as it needs (SPEC 18.20). */
function withOwnKeywords(content: unknown, file: YamlFile): unknown {
  const keywords = valueAt(file.content, ['keywords']);
  return Array.isArray(keywords) ? Object.assign(Object(content), { keywords }) : content;
}

function findMissing({ folder }: ShopFiles, code: string, all: readonly Merged[]) {
  const missing = all.reduce((sum, each) => sum + each.missing.length, 0);
  const advice = all.every(({ isFilled }) => isFilled)
    ? 'write the empty ones'
    : `npm run check-shop -- --fill ${code} adds them to the files`;
  const message = `lacks ${missing} of the texts, which are shown as in the first language: ${advice}`;
  return missing > 0 ? [{ file: `${folder}/${code}`, message }] : [];
}

function findUnknownFolders({ folder, names }: ShopFiles, known: readonly string[]) {
  const codes = names.flatMap((name) => /^([a-z]{2,3})\/.*\.ya?ml$/.exec(name)?.[1] ?? []);
  const unknown = [...new Set(codes)].filter((code) => !known.includes(code));
  return unknown.map((code) => ({
    file: `${folder}/${code}`,
    message: `is not a language of settings.yaml: add ${code} to languages, or remove the folder`,
  }));
}

/** The files of a shop that have texts. */
export function originalsOf(
  content: Partial<ShopContent>,
  products: ReadonlyMap<string, ProductFile>,
  pages: ReadonlyMap<string, PageFile> = new Map(),
): readonly Original[] {
  return [
    ...Object.entries(schemas).map(([name, schema]) => ({
      name: `${name}.yaml`,
      schema,
      content: content[name as keyof ShopContent],
    })),
    ...Array.from(products, ([folder, product]) => ({
      name: productFileOf(folder),
      schema: productSchema,
      content: product,
    })),
    ...Array.from(pages, ([slug, page]) => ({
      name: pageFileOf(slug),
      schema: pageSchema,
      content: page,
    })),
  ].filter(({ schema, content: own }) => textsOf(schema, own).length > 0);
}

/** The translation of a file; an empty one if it is not there. */
export function openTranslation(
  files: ShopFiles,
  name: string,
  language: string,
  there: ReadonlySet<string> = new Set(files.names),
): YamlFile {
  const own = `${language}/${name}`;
  return there.has(own) ? openFile(files, own) : new YamlFile(`${files.folder}/${own}`, '');
}

/** The content of an original with the texts of its translation, and the names of those that are missing. */
type Merged = {
  readonly content: unknown;
  readonly missing: readonly string[];
  /** Those of them that are shown as they are. */
  readonly texts: readonly string[];
  /** Whether those that are missing have empty fields. */
  readonly isFilled: boolean;
};

/** A missing text stays as it is in the first language (SPEC 18.20); reports what is wrong with the others. */
function translate(
  file: YamlFile,
  { name, schema, content }: Original,
  language: string,
  problems: Problem[],
): Merged {
  const translated = withOwnKeywords(structuredClone(content), file);
  const missing: string[] = [];
  const texts: string[] = [];
  problems.push(...file.errors);
  if (file.errors.length > 0) return { content: translated, missing, texts, isFilled: true };
  let isFilled = true;
  const names: string[] = [];
  const copied = textOfPage({ name, content })?.trim();
  for (const { path, schema: field, value: original } of textsOf(schema, translated)) {
    const place = placeOf(path, content, file.content);
    names.push(fieldName(place));
    const written = valueAt(file.content, place) as string | undefined;
    const value = written || knownText(language, name, original);
    if (!value || value.trim() === copied) {
      missing.push(fieldName(place));
      texts.push(String(original).trim());
      isFilled &&= written !== undefined;
      continue;
    }
    const message = sayTextProblem(field, value, String(original));
    if (message) problems.push(file.problem(place, message));
    else setAt(translated, path, value.trim());
  }
  for (const { path } of pathsOf(file.content)) {
    const field = fieldName(path);
    if (names.includes(field)) continue;
    problems.push(file.problem(path, `is not a text of ${name}: ${adviseNear(field, missing)}`));
  }
  return { content: translated, missing, texts, isFilled };
}

/**
 * Where a translation has a text: a part of the home page is found by its name, in whatever order it is
 * there, or would be the last one (SPEC 18.20).
 */
export function placeOf(path: Path, content: unknown, translation: unknown): Path {
  const [list, at, name = '', ...rest] = path;
  if (list !== 'parts') return path;
  const partsIn = (whole: unknown) => [valueAt(whole, ['parts'])].flat();
  const placesIn = (whole: unknown) =>
    partsIn(whole).flatMap((part, place) => (valueAt(part, [name]) === undefined ? [] : [place]));
  const place = placesIn(translation)[placesIn(content).indexOf(Number(at))];
  return [list, place ?? partsIn(translation).filter(Boolean).length, name, ...rest];
}

/** The fields of a file's content that people read. */
export function textsOf(schema: z.ZodType, content: unknown) {
  return leavesOf(schema, content).filter(({ schema: field }) => fields.get(field)?.isText);
}

function setAt(content: unknown, path: Path, value: string): void {
  const group = valueAt(content, path.slice(0, -1)) as Record<PropertyKey, unknown>;
  group[path.at(-1) ?? ''] = value;
}

/** The content of all files and the products, with the texts of a translation. */
function makeTranslated(
  content: Partial<ShopContent>,
  products: ReadonlyMap<string, ProductFile>,
  pages: ReadonlyMap<string, PageFile>,
  merged: ReadonlyMap<string, Merged>,
  language: string,
): Translated {
  const translated = Object.fromEntries(
    Object.entries(content).map(([name, own]) => [
      name,
      merged.get(`${name}.yaml`)?.content ?? own,
    ]),
  ) as ShopContent;
  const settings = {
    ...translated.settings,
    language: translated.settings.language.replace(/^[a-z]+/, language),
  };
  const filesOf = <File>(names: Iterable<string>, fileOf: (name: string) => string) =>
    new Map(Array.from(names, (name) => [name, merged.get(fileOf(name))?.content as File]));
  return {
    content: { ...translated, settings },
    foreign: {
      // Of a longer text no element has all.
      texts: [...new Set([...merged.values()].flatMap(({ texts }) => texts))].filter(
        (text) => !text.includes('\n'),
      ),
      paths: untitledPaths(settings, products, pages, merged),
    },
    pages: makePages(filesOf<PageFile>(pages.keys(), pageFileOf)).map((page) =>
      noteMissing(page, merged.get(pageFileOf(page.slug)), 'text'),
    ),
    products: makeProducts(filesOf<ProductFile>(products.keys(), productFileOf), settings).map(
      (product) => noteMissing(product, merged.get(productFileOf(product.folder)), 'description'),
    ),
  };
}

/** Where the title of a page is. */
const titles = [
  ['/', 'settings.yaml', 'line'],
  ['/products', 'words.yaml', 'productsPage.title'],
  ['/sales', 'words.yaml', 'salesPage.title'],
  ...['about', 'contact', 'help'].map(
    (name) => [`/${name}`, `${name}.yaml`, 'page.title'] as const,
  ),
] as const;

function untitledPaths(
  { categories = [] }: Settings,
  products: ReadonlyMap<string, ProductFile>,
  pages: ReadonlyMap<string, PageFile>,
  merged: ReadonlyMap<string, Merged>,
): readonly string[] {
  const all: readonly (readonly [path: string, file: string, title: string])[] = [
    ...titles,
    ...categories.map(
      ({ slug }, index) =>
        [`/products/category/${slug}`, 'settings.yaml', `categories ${index + 1}, name`] as const,
    ),
    ...Array.from(pages.keys(), (slug) => [`/${slug}`, pageFileOf(slug), 'title'] as const),
    ...makeProducts(products, {}).map(
      ({ id, folder }) => [`/product/${id}`, productFileOf(folder), 'name'] as const,
    ),
  ];
  return all.flatMap(([path, file, title]) =>
    merged.get(file)?.missing.includes(title) ? [path] : [],
  );
}

function productFileOf(folder: string): string {
  return `products/${folder}/product.yaml`;
}

/** The text of a page; one that is still that of the first language is not translated. */
export function textOfPage({ name, content }: Pick<Original, 'name' | 'content'>) {
  return name.startsWith('pages/') ? (content as PageFile).text : undefined;
}

/** Notes that a text in Markdown, which is not found by its letters on a page, is in the first language. */
function noteMissing<Whole extends object>(
  whole: Whole,
  { missing }: Partial<Merged> = {},
  name: string,
) {
  return missing?.includes(name) ? { ...whole, untranslated: true } : whole;
}
