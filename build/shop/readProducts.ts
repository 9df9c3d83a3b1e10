import type { Availability } from '../../app/domain/availability.ts';
import { checkFile } from './schemaProblems.ts';
import { type PicturePlace, type ProductFile, type Settings, productSchema } from './schema.ts';
import { checkCategory } from './categories.ts';
import { checkSizes } from './productSizes.ts';
import type { ShopFiles } from './shopFiles.ts';
import { sayPictureProblem, sayPictureWanted } from './shopPictures.ts';
import { fieldName, sayDecimalsProblem } from './wording.ts';
import { YamlFile } from './yamlFile.ts';

/** A product of the shop; prices are in hundredths of the currency. */
export type ShopProduct = Omit<ProductFile, 'price' | 'oldPrice' | 'availability' | 'facts'> & {
  readonly id: number;
  /** Its name in the shop's first language, if that is another one. */
  readonly originalName?: string;
  /** The name of its folder, for example `04-green-tea`. */
  readonly folder: string;
  readonly price: number;
  readonly oldPrice?: number;
  /** Its own, and those of the whole shop. */
  readonly facts: Facts;
  /** Missing for a product that is in stock. */
  readonly availability?: Availability;
};

type Facts = NonNullable<Settings['facts']> & NonNullable<ProductFile['facts']>;

type ProductSources = {
  readonly files: ShopFiles;
  readonly pictures: ReadonlyMap<string, readonly string[]>;
  /** Missing while they are wrong themselves. */
  readonly settings: Settings | undefined;
};

/** What each picture of a product needs. */
export const productPicture: PicturePlace = { kind: 'picture', shape: [4, 5], leastWidth: 800 };
const folderPattern = /^0*([1-9]\d{0,8})-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

type ReadProducts = {
  readonly products: readonly ShopProduct[];
  /** What the file of each product contains, by its folder. */
  readonly contents: ReadonlyMap<string, ProductFile>;
  /** Also of those whose file is wrong, since links to them are right. */
  readonly ids: readonly string[];
  readonly problems: readonly string[];
  readonly hints: readonly string[];
};

/** Reads `products/`, one folder for each product. */
export async function checkProducts(sources: ProductSources): Promise<ReadProducts> {
  const { files } = sources;
  const folders = productFolders(files);
  const names = new Set(files.names);
  const contents = new Map<string, ProductFile>();
  const problems: string[] = [];
  const hints: string[] = [];
  const byId = new Map<string, string>();
  const bySlug = new Map<string, string>();
  const byName = new Map<string, string>();
  const fileOf = new Map<number, YamlFile>();
  for (const folder of folders) {
    const shown = `${files.folder}/products/${folder}`;
    const [, id, slug = ''] = folderPattern.exec(folder) ?? [];
    if (id === undefined) {
      problems.push(
        `${shown} is no name for a product’s folder: begin with the product’s number, as in 12-green-tea, in small letters, digits and dashes.`,
      );
      continue;
    }
    const sameId = byId.get(id);
    if (sameId !== undefined) {
      problems.push(
        `${shown} has the number ${id}, and so has ${sameId}: give one of them a number that no product has or had.`,
      );
    }
    const sameSlug = bySlug.get(slug);
    if (sameSlug !== undefined) {
      problems.push(
        `${shown} has the same name as ${sameSlug} after the number: add a word to one of them.`,
      );
    }
    byId.set(id, folder);
    bySlug.set(slug, folder);

    const name = `products/${folder}/product.yaml`;
    if (!names.has(name)) {
      problems.push(`${shown} has no product.yaml: copy one from another product, and change it.`);
      continue;
    }
    const file = new YamlFile(`${files.folder}/${name}`, files.read(name).toString());
    const { content, problems: ownProblems } = checkProductFile(file, sources.settings);
    problems.push(...ownProblems, ...(await checkPictures(folder, file, sources, hints)));
    if (!content) continue;
    problems.push(...checkSecondAlt(folder, file, sources));

    const fullName = JSON.stringify([content.name, content.variant]);
    const sameName = byName.get(fullName);
    if (sameName !== undefined) {
      problems.push(file.say(['name'], saySameName(content.name, sameName)));
    }
    byName.set(fullName, folder);
    fileOf.set(Number(id), file);
    if (sources.settings) problems.push(...checkCategory(content, sources.settings, file));
    contents.set(folder, content);
  }
  const products = makeProducts(contents, sources.settings?.facts);
  for (const product of products) {
    const file = fileOf.get(product.id);
    if (file) problems.push(...checkSizes(product, file, byId));
  }
  if (folders.length === 0) {
    problems.push(`${files.folder}/products has no product: add a folder, as in 01-green-tea.`);
  }
  return {
    products,
    contents,
    ids: [...byId.keys()],
    problems,
    hints,
  };
}

/** The products in the order of their numbers, each with the facts of the whole shop. */
export function makeProducts(
  contents: ReadonlyMap<string, ProductFile>,
  sharedFacts: Settings['facts'],
): readonly ShopProduct[] {
  return Array.from(contents, ([folder, content]) => {
    const { price, oldPrice, availability = 'in stock', facts, ...others } = content;
    return {
      ...others,
      id: Number(folderPattern.exec(folder)?.[1]),
      folder,
      price: toHundredths(price),
      ...(oldPrice !== undefined && { oldPrice: toHundredths(oldPrice) }),
      ...(availability !== 'in stock' && { availability }),
      facts: {
        ...sharedFacts,
        ...facts,
        ...(facts?.mrp !== undefined && { mrp: toHundredths(facts.mrp) }),
        ...joinFacts(sharedFacts?.more, facts?.more),
      },
    };
  }).toSorted((one, other) => one.id - other.id);
}

type MoreFacts = NonNullable<Facts['more']>;

/** The owner's own facts of the shop, and those of a product, which come in place of any of their name. */
function joinFacts(shared: MoreFacts = [], own: MoreFacts = []): { readonly more?: MoreFacts } {
  const others = shared.filter((fact) => own.every(({ name }) => name !== fact.name));
  const more = [...others, ...own];
  return more.length > 0 ? { more } : {};
}

/** The folders of all products, by name. */
export function productFolders({ names }: Pick<ShopFiles, 'names'>): readonly string[] {
  return [...new Set(names.flatMap((name) => /^products\/([^/]+)\//.exec(name)?.[1] ?? []))];
}

/** Checks what can be checked without the other products and the pictures. */
export function checkProductFile(
  file: YamlFile,
  settings: Settings | undefined,
): Pick<ReturnType<typeof checkFile<typeof productSchema>>, 'content' | 'problems'> {
  const { content, problems, isWrong } = checkFile(file, productSchema);
  const priceProblems = isWrong(['price']) ? [] : checkPrices(file, settings);
  return { ...(content && { content }), problems: [...problems, ...priceProblems] };
}

/** What is wrong if another product has the same name and variant, as the end of a sentence. */
export function saySameName(name: string, other: string): string {
  return `name is “${name}”, and ${other} is called so too: add a variant to each, as in variant: jar, no two alike`;
}

/** Rounded, since 699.35 times 100 is not a whole number. */
export function toHundredths(price: number): number {
  return Math.round(price * 100);
}

/** Compares the prices as they are written, since 699 and 699.00 are the same number. */
function checkPrices(file: YamlFile, settings: Settings | undefined): readonly string[] {
  const price = file.writtenAt(['price']);
  const oldPrice = file.writtenAt(['oldPrice']);
  const mrp = file.writtenAt(['facts', 'mrp']);
  const problems = [['price'], ['oldPrice'], ['facts', 'mrp']].flatMap((path) => {
    const written = file.writtenAt(path);
    const problem = sayPriceProblem(written, settings);
    return problem === undefined
      ? []
      : [file.say(path, `${fieldName(path)} is ${written}, ${problem}`)];
  });
  if (problems.length === 0 && mrp !== '' && Number(mrp) < Number(price)) {
    return [
      file.say(
        ['facts', 'mrp'],
        `facts.mrp is ${mrp}, but a product may not cost more than its maximum retail price, and the price is ${price}: correct one of them`,
      ),
    ];
  }
  if (problems.length > 0 || !price || !oldPrice || Number(oldPrice) > Number(price)) {
    return problems;
  }
  return [
    file.say(
      ['oldPrice'],
      `oldPrice is ${oldPrice}, but must be more than the price, ${price}: raise it, or remove the line`,
    ),
  ];
}

/** What is wrong with a price; what is no number is a problem of its own. */
function sayPriceProblem(written: string, settings: Settings | undefined): string | undefined {
  const price = Number(written);
  if (written === '' || Number.isNaN(price)) return undefined;
  if (price <= 0) return 'but must be more than 0';
  const problem = sayDecimalsProblem(written);
  if (problem !== undefined) return problem;
  if (!settings || price >= settings.leastPrice) return undefined;
  const least = settings.currency.written.replace('{amount}', settings.leastPrice.toFixed(2));
  return `less than ${least}: correct it, or lower leastPrice in settings.yaml`;
}

async function checkPictures(
  folder: string,
  file: YamlFile,
  { files, pictures }: ProductSources,
  hints: string[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const kind of ['primary', 'secondary']) {
    const path = `products/${folder}/${kind}`;
    const [picture, second] = pictures.get(path) ?? [];
    const isDescribed = file.writtenAt(['alt', kind]) !== '';
    const say = (problem: string) => problems.push(file.say(['alt', kind], problem));
    const sayHint = (hint: string) => hints.push(file.say(['alt', kind], hint));
    if (picture === undefined) {
      const wanted = sayPictureWanted(files, path, productPicture);
      if (kind === 'primary' || isDescribed) say(`the ${kind} picture is missing: ${wanted}`);
    } else if (second === undefined) {
      const problem = await sayPictureProblem(files, picture, productPicture, sayHint);
      if (problem !== undefined) say(problem);
    } else {
      say(`there are two ${kind} pictures, ${picture} and ${second}: remove one`);
    }
  }
  return problems;
}

function checkSecondAlt(
  folder: string,
  file: YamlFile,
  { pictures }: ProductSources,
): readonly string[] {
  const path = ['alt', 'secondary'];
  const [picture] = pictures.get(`products/${folder}/secondary`) ?? [];
  return picture === undefined || file.writtenAt(path) !== ''
    ? []
    : [file.say(path, `alt.secondary is missing: add what ${picture} shows`)];
}
