import { resolve } from 'node:path';
import { type Problem, sayProblem } from '#reader/files/problem.ts';
import { type ShopFiles, filesOf } from '#reader/files/shopFiles.ts';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import type { Checked } from '#reader/kinds/checkFile.ts';
import type { Picture } from '#catalogue/picture.ts';
import type { Shape } from '#reader/kinds/field.ts';
import { checkShop } from './checkShop.ts';
import { wordmarkRatio } from './drawings.ts';
import { type OpenedShop, fileNames, openShop } from './openShop.ts';
import { makeProducts } from './products/products.ts';
import type { KnownCountry } from './readCountry.ts';
import { makePages } from './readPages.ts';
import { factsOf } from './shopPictures.ts';
import {
  type OpenedLanguages,
  type Translated,
  makeTranslated,
  openTranslations,
  shownOf,
} from './translations.ts';

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

const noShop = 'is not a shop, since it has no settings: give the name of your shop’s folder';

/** Opens all files of a shop, checks them, and makes the shop of them, if nothing is wrong. */
export async function readShop(files: ShopFiles): Promise<Reading> {
  if (!fileNames.some((name) => files.names.includes(`${name}.yaml`))) {
    return { problems: [{ file: files.folder, message: noShop }], hints: [] };
  }
  const read = openShop(files);
  const opened = { ...read, ...openTranslations(read) };
  const shape = await readPhotoShape(read);
  const { problems, hints, gone } = await checkShop(opened, shape);
  if (problems.length > 0) return { problems: problems.toSorted(byFileAndLine), hints: [] };
  return { shop: makeShop(opened, shape, gone), problems, hints, opened: opened.opened };
}

/** The last step: the value that a shop is, of files in which nothing is wrong. */
function makeShop(opened: OpenedLanguages, photoShape: Shape, gone: Shop['gone']): Shop {
  const { files, lands, products, pages, pictures } = opened;
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
      [
        language,
        { ...shop, ...makeTranslated(opened, photoShape, merged, language, gone) },
      ] as const,
  );
  return { ...shop, translations: new Map(translations) };
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

let isFixed = false;
let reading: { readonly folder: string; readonly shop: Promise<Shop> } | undefined;

/** From now on the current shop stays that of the folder that is named now: the tests of components have several at once. */
export async function fixShop(): Promise<void> {
  isFixed = true;
  await currentShop();
}

/**
 * The shop that is built, read once: in one of its further languages, or as its own files are.
 *
 * @throws {ShopProblems} if its files have mistakes
 */
export async function currentShop(language = ''): Promise<Shop> {
  const folder = resolve(shopFolder());
  // Whoever names another folder, as tests do, means that.
  if (!reading || (!isFixed && reading.folder !== folder)) reading = { folder, shop: read() };
  const shop = await reading.shop;
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

type Size = Pick<Picture, 'width' | 'height'>;

/** Of a shop without photos; and no place is taller or wider than these, whatever its photos are. */
const usual: Shape = [4, 5];
const tallest: Shape = [2, 3];
const widest: Shape = [16, 9];

/** The shape in which a shop shows its products: the owner's word, else the median of their first photos (SPEC 14.94). */
async function readPhotoShape(opened: OpenedShop): Promise<Shape> {
  const { files, pictures, products, right } = opened;
  const [across, down] = right.theme?.photos?.split(':').map(Number) ?? [];
  if (across && down) return [across, down];
  const names = products.products.flatMap(
    ({ folder }) => pictures.get(`products/${folder}/primary`)?.[0] ?? [],
  );
  const facts = await Promise.all(names.map((name) => factsOf(files, name)));
  return medianShape(facts.flatMap((each) => (each === 'unseen' || !each ? [] : each)));
}

/** The shape of the photo in the middle, when all stand in a row from the tallest to the widest. */
export function medianShape(sizes: readonly Size[]): Shape {
  const ratioOf = ({ width, height }: Size) => width / height;
  const sorted = sizes.toSorted((one, other) => ratioOf(one) - ratioOf(other));
  const middle = sorted[sorted.length >> 1];
  if (!middle) return usual;
  const ratio = ratioOf(middle);
  if (ratio < tallest[0] / tallest[1]) return tallest;
  if (ratio > widest[0] / widest[1]) return widest;
  const unit = greatestDivisor(middle.width, middle.height);
  return [middle.width / unit, middle.height / unit];
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
