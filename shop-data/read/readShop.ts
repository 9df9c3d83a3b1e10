import type * as z from 'zod';
import { type ReadSoFar, type RightParts, checkReferences } from './checkReferences.ts';
import { type Checked, checkFile, openFile, valueAt } from '#shop-data/kinds/checkFile.ts';
import { checkFolderName } from './folderName.ts';
import { findUnreadable } from '#shop-data/look/colours.ts';
import { type Problem, advise, sayProblem } from '#shop-data/files/problem.ts';
import { type KnownCountry, readCountry } from './readCountry.ts';
import { country as countryCode } from '#shop-data/kinds/codeFields.ts';
import { countryOf } from '#shop-data/kinds/phone.ts';
import {
  checkProducts,
  filledCategories,
  makeProducts,
  openProducts,
} from './products/readProducts.ts';
import { makePages, openPages } from './readPages.ts';
import { type Translated, readTranslations } from './readTranslations.ts';
import { pageSchema } from '#shop-data/fields/ownPage.ts';
import { type ShopContent, schemas } from '#shop-data/fields/schema.ts';
import type { Settings } from '#shop-data/fields/settings/settings.ts';
import type { Theme } from '#shop-data/fields/theme.ts';
import { type ShopFiles, filesOf } from '#shop-data/files/shopFiles.ts';
import { shopFolder } from '#shop-data/files/shopFolder.mjs';
import { countriesOf } from './zones.ts';
import { leftInEnglish } from './leftInEnglish.ts';
import { checkMessages } from '#shop-data/messages/checkMessages.ts';
import { checkDrawings, wordmarkRatio } from './drawings.ts';
import { listPictures } from './shopPictures.ts';

type FileName = keyof typeof schemas;

/** A shop that is right. */
export type Shop = Translated & {
  readonly folder: string;
  /** The country that it sends to. */
  readonly country: KnownCountry;
  /** The other countries that it sends to. */
  readonly abroad: readonly KnownCountry[];
  /** The file of each picture below the folder, by the name that the shop's files use. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Width to height of the shop's drawn name; without a drawing there is none. */
  readonly wordmark: number | undefined;
  /** The shop in each of its further languages, by the code. */
  readonly translations: ReadonlyMap<string, Shop>;
};

/** A shop, or what is wrong with it. */
export type Reading = {
  readonly shop?: Shop;
  /** By file and line. */
  readonly problems: readonly Problem[];
  /** What should be changed before the shop is published, as far as its files are read; stops nothing. */
  readonly hints: readonly Problem[];
  /** Of a shop that is right, its files by their names. */
  readonly opened?: ReadonlyMap<string, Checked>;
};

/** In `line 9` and `line 10` the numbers count, and not their first digits. */
const { compare } = new Intl.Collator('en', { numeric: true });
const byFileAndLine = (one: Problem, other: Problem) => compare(sayProblem(one), sayProblem(other));

const fileNames = Object.keys(schemas) as FileName[];

/** The files of a shop, each compared with its schema; those that are wrong have no content. */
export function openShop(files: ShopFiles) {
  const opened = new Map<FileName, Checked>();
  for (const name of fileNames) {
    if (!files.names.includes(`${name}.yaml`)) continue;
    opened.set(name, checkFile(openFile(files, `${name}.yaml`), schemas[name]));
  }
  const content = Object.fromEntries(
    Array.from(opened, ([name, checked]) => [name, checked.content]),
  ) as Partial<ShopContent>;
  const right: RightParts = Object.fromEntries(
    Array.from(opened, ([name, checked]) => [name, rightPartOf(checked, schemas[name])]),
  );
  const products = openProducts(files, right.settings);
  const contents = new Map(
    products.products.flatMap((each) => (each.content ? [[each.folder, each.content]] : [])),
  );
  const { pages, problems: ofPages } = openPages(files, right.settings);
  const pageContents = new Map(
    Array.from(pages).flatMap(([slug, { content: own }]) => (own ? [[slug, own]] : [])),
  );
  const ofCountries = openCountries(files, content.settings);
  const all = [...opened.values(), ...products.products];
  const problems = [
    ...all.flatMap((checked) => checked.problems),
    ...products.problems,
    ...ofPages,
    ...ofCountries.problems,
  ];
  const areRight = contents.size === products.products.length && right.settings;
  const categories =
    areRight && 'categories' in areRight
      ? filledCategories(areRight, [...contents.values()]).map(({ slug }) => slug)
      : undefined;
  return {
    opened,
    content,
    right,
    lands: ofCountries.lands,
    categories,
    ...products,
    problems,
    contents,
    pages,
    pageContents,
  };
}

function openCountries(files: ShopFiles, settings: Settings | undefined) {
  const own = settings ? countryOf(settings) : '';
  const codes = [...new Set([own, ...(settings ? countriesOf(settings) : [])])];
  const { written, misnamed } = ownCountries(files);
  const read = new Map(
    [...codes, ...written].map((code) => [code, readCountry(files, code)] as const),
  );
  const [country = { code: own }, ...abroad] = codes.map((code): KnownCountry => ({
    ...read.get(code)?.content,
    code,
  }));
  const problems = [...read.values()].flatMap((each) => each.problems);
  return { lands: { country, abroad }, problems: [...misnamed, ...problems] };
}

/** The countries that have a file in the shop’s folder, and such files that no country is found by. */
function ownCountries({ folder, names }: ShopFiles) {
  const own = names.filter((name) => name.startsWith('countries/'));
  const codeOf = (name: string) => /^countries\/(\w+)/.exec(name)?.[1]?.toUpperCase() ?? '';
  const isCountry = (name: string) => countryCode('', '').safeParse(codeOf(name)).success;
  const isRead = (name: string) => isCountry(name) && name === `countries/${codeOf(name)}.yaml`;
  const misnamed = own
    .filter((name) => !isRead(name))
    .map((name) => {
      const right = isCountry(name)
        ? `rename it to ${codeOf(name)}.yaml`
        : 'its name must be the two capital letters of a country, as in IN.yaml';
      return { file: `${folder}/${name}`, message: `is not a file that the shop reads: ${right}` };
    });
  return { written: own.filter(isRead).map(codeOf), misnamed };
}

/** The fields of a file that are right, also beside a wrong one; nothing if it cannot be read. */
function rightPartOf({ file, content, problems }: Checked, { shape }: z.ZodObject) {
  if (file.errors.length > 0) return undefined;
  const wrong = new Set(problems.map(({ field = '' }) => /^\w*/.exec(field)?.[0]));
  const names = Object.keys(shape).filter((name) => !wrong.has(name));
  const part = (name: string) =>
    valueAt(content, [name]) ?? shape[name].safeParse(valueAt(file.content, [name])).data;
  return Object.fromEntries(names.map((name) => [name, part(name)]));
}

const noShop = 'is not a shop, since it has no settings.yaml: give the name of your shop’s folder';

/** Reads and checks all files of a shop. */
export async function readShop(files: ShopFiles): Promise<Reading> {
  if (!fileNames.some((name) => files.names.includes(`${name}.yaml`))) {
    return { problems: [{ file: files.folder, message: noShop }], hints: [] };
  }
  const read = openShop(files);
  const { opened, content, right, lands, products, ids, contents, pages, pageContents } = read;
  const pictures = listPictures(files, products);
  const hints: Problem[] = [];
  const problems = [
    ...checkFolderName(files.folder),
    ...findMisnamed(files),
    ...read.problems,
    ...(await checkDrawings(files)),
    ...checkDesk(opened.get('settings')),
    ...checkContrast(content.theme, opened.get('theme')),
  ];
  const known: ReadSoFar = {
    files,
    pictures,
    productIds: ids,
    pages: [...pages.keys()].map((slug) => `/${slug}`),
    categories: read.categories,
    content: right,
    problems,
    hints,
  };
  await checkProducts(products, known);
  for (const [name, checked] of opened) await checkReferences(checked, schemas[name], known);
  for (const checked of pages.values()) await checkReferences(checked, pageSchema, known);
  const translated = readTranslations(
    files,
    content,
    right.settings,
    contents,
    pageContents,
    hints,
  );
  problems.push(...translated.problems);
  if (problems.length > 0) return { problems: problems.toSorted(byFileAndLine), hints: [] };

  const shop: Shop = {
    folder: files.folder,
    ...lands,
    content: content as ShopContent,
    foreign: { texts: leftInEnglish(content as ShopContent), paths: [] },
    products: makeProducts(contents, content.settings ?? {}),
    pages: makePages(pageContents),
    pictures: new Map([...pictures].map(([reference, [file = '']]) => [reference, file])),
    wordmark: wordmarkRatio(files),
    translations: new Map(),
  };
  const further = translated.translations.map(
    ([language, own]) => [language, { ...shop, ...own }] as const,
  );
  return { shop: { ...shop, translations: new Map(further) }, problems, hints, opened };
}

function checkContrast(theme: Theme | undefined, checked: Checked | undefined): readonly Problem[] {
  if (!theme) return [];
  return findUnreadable(theme).flatMap(({ path, colour, other, otherName, contrast, nearest }) => {
    const message = `is ${colour}, and its contrast to ${otherName}, ${other}, is ${contrast.toFixed(1)}, but 4.5 is needed to read text: the nearest colour that has it is ${nearest}`;
    return checked ? [checked.file.problem(path, message)] : [];
  });
}

/** The desk keeps a token that every site of the same origin can read (SPEC 19.5). */
function checkDesk(checked: Checked | undefined): readonly Problem[] {
  const { site, editor } = Object(checked?.file.content) as Record<string, unknown>;
  const [, host = '', path = ''] = /^https:\/\/([^/]+)\/?(.*)/.exec(String(site)) ?? [];
  if (
    !checked ||
    !editor ||
    checked.isWrong(['site']) ||
    (path === '' && !host.endsWith('.github.io'))
  )
    return [];
  const message = `is set, but every site of ${host} could read the desk’s token: publish the shop at a domain of its own (docs/owners/publishing.md), or remove editor and use npm run edit`;
  return [checked.file.problem(['editor'], message)];
}

/** Files of the shop that are missing, and others whose name is probably misspelt. */
function findMisnamed(files: ShopFiles): readonly Problem[] {
  const { folder, names, unreadable = [] } = files;
  const known = fileNames.map((name) => `${name}.yaml`);
  const unknown = names.filter((name) => /^[^/]+\.ya?ml\b/i.test(name) && !known.includes(name));
  const missing = known.filter((name) => !names.includes(name));
  return [
    ...checkMessages(files),
    ...unreadable.map((name) => ({
      file: `${folder}/${name}`,
      message:
        'is a link that leads nowhere or out of the folder: remove it, or put the file itself there',
    })),
    ...unknown.map((name) => ({
      file: `${folder}/${name}`,
      message: `is not a file that the shop reads: ${advise(name.replace(/\.txt$/i, ''), known)}`,
    })),
    ...missing.map((name) => ({
      file: `${folder}/${name}`,
      message: 'is missing: take it from your last version, or from a new shop (npm run new-shop)',
    })),
  ];
}

/** The shop cannot be built: its message is one sentence for each mistake in its files. */
export class ShopProblems extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(sayProblem).join('\n'));
    this.name = 'ShopProblems';
    this.problems = problems;
  }
}

let reading: Promise<Shop> | undefined;

/**
 * The shop that is built, read once: in one of its further languages, or as its own files are.
 *
 * @throws {ShopProblems} if its files have mistakes
 */
export async function currentShop(language = ''): Promise<Shop> {
  reading ??= read();
  const shop = await reading;
  return shop.translations.get(language) ?? shop;
}

/** Reads the shop again when it is next asked for, because a file has changed. */
export function forgetShop(): void {
  reading = undefined;
}

async function read(): Promise<Shop> {
  const { shop, problems } = await readShop(filesOf(shopFolder()));
  if (!shop) throw new ShopProblems(problems);
  return shop;
}
