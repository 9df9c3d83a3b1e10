import type * as z from 'zod';
import { cardMarkFile } from '#catalogue/cardMark.ts';
import { entryKeyOf } from '#ordering/payments.ts';
import { helpParts, notFoundPath, redirects, screensOf } from '#address/screens.ts';
import { type Checked, leavesOf } from '#reader/kinds/checkFile.ts';
import { findFont } from '#reader/look/findFont.ts';
import { scriptNames } from '#reader/messages/languageRecord.ts';
import { readMarkdown, readPage } from '#reader/files/markdown.ts';
import { type Problem, advise, nearestWord } from '#reader/files/problem.ts';
import { type FieldRule, type PictureSlot, type Shape, fields } from '#reader/kinds/field.ts';
import { decimalsOf } from '#reader/kinds/codeFields.ts';
import { referenceOf } from '#reader/files/pictureReference.ts';
import { takesOrders } from '#reader/fields/settings/orders.ts';
import type { ShopContent } from '#reader/fields/schema.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { type SayHint, sayPictureProblem, sayPictureWanted } from './shopPictures.ts';

/** The fields of each file that are right; one that the file leaves out is there without a value. */
export type RightParts = { readonly [File in keyof ShopContent]?: Partial<ShopContent[File]> };

/** What a field is compared with; a part is missing while what says it is wrong. */
export type ReadSoFar = {
  readonly files: ShopFiles;
  readonly pictures: ReadonlyMap<string, readonly string[]>;
  readonly photoShape: Shape;
  readonly productIds: readonly string[];
  /** The addresses of the owner's own pages, such as `/ring-sizes`. */
  readonly pages: readonly string[];
  /** Those that have a product. */
  readonly categories: readonly { readonly slug: string }[];
  readonly content: RightParts;
  /** What has been found so far, and where links lead that the shop does not have. */
  readonly problems: Problem[];
  readonly hints: Problem[];
  readonly gone: Set<string>;
};

/** Finds what is wrong with the fields of a file that depend on other files. */
export async function checkReferences(
  { file, isWrong }: Checked,
  schema: z.ZodType,
  known: ReadSoFar,
): Promise<void> {
  for (const { path, schema: field, value } of leavesOf(schema, file.content)) {
    const rule = fields.get(field)?.rule;
    if (!rule || value === '' || isWrong(path)) continue;
    if (rule.kind === 'markdown' || rule.kind === 'page') {
      const at = (message: string, line: number) => file.problem(path, message, { line });
      await checkText(String(value), rule, known, at);
      continue;
    }
    const sayHint = (hint: string) => known.hints.push(file.problem(path, hint));
    const problem = await sayWrong(String(value), rule, known, sayHint);
    if (problem === undefined) continue;
    (leftOut.has(rule.kind) ? known.hints : known.problems).push(file.problem(path, problem));
  }
}

/** What else is named and gone was removed elsewhere: it is left out, and stops nothing (SPEC 19.12). */
const leftOut = new Set<FieldRule['kind']>(['link', 'category', 'product', 'profile', 'ground']);

type TextRule = Extract<FieldRule, { readonly kind: 'markdown' | 'page' }>;

/** The links and the pictures of a text in Markdown. */
async function checkText(
  text: string,
  { kind }: TextRule,
  known: ReadSoFar,
  at: (message: string, line: number) => Problem,
): Promise<void> {
  const { links, pictures } =
    kind === 'page' ? readPage(text) : { ...readMarkdown(text), pictures: [] };
  for (const { line, to } of links) {
    const wrong = sayLinkProblem(to, known);
    if (wrong !== undefined) known.hints.push(at(`has a link to ${wrong}`, line));
  }
  for (const { line, name } of pictures) {
    const slot = { kind: 'picture', leastWidth: 800 } as const;
    const wrong = await checkPicture(name, slot, known, () => {});
    if (wrong !== undefined) known.problems.push(at(`has the picture ${name}, but ${wrong}`, line));
  }
}

type Check = (value: string, known: ReadSoFar) => string | undefined;

/** What is wrong with a field of each kind; those of a product’s folder are checked in readProducts.ts. */
const checks: Record<
  Exclude<FieldRule['kind'], 'picture' | 'productPicture' | TextRule['kind']>,
  Check
> = {
  link(value, known) {
    const problem = value.startsWith('/') ? sayLinkProblem(value, known) : undefined;
    return problem && `is ${problem}`;
  },
  price(value, { content: { settings } }) {
    const { code } = settings?.currency ?? {};
    if (!code || !/\.\d*[1-9]/.test(value) || decimalsOf(code) > 0) return undefined;
    return `is ${value}, but ${code} has no smaller unit: write a whole number`;
  },
  ground: (value, { content: { theme } }) =>
    sayUnknown(value, theme?.grounds && Object.keys(theme.grounds), 'the grounds of theme.yaml'),
  policy: (value, { content: { policies } }) =>
    sayUnknown(value, policies && Object.keys(policies), 'the promises of policies.yaml'),
  category(value, { content: { settings } }) {
    const slugs = (settings?.categories ?? []).map(({ slug }) => slug);
    return sayUnknown(value, slugs, 'the slugs of categories in settings/range.yaml');
  },
  payment: (value, { content: { settings } }) =>
    sayUnknown(value, namesAndKeys(settings?.payments), 'the ways to pay of settings/orders.yaml'),
  state(value, { content: { settings } }) {
    if (!settings || !('regions' in settings)) return undefined;
    const known = namesAndKeys(settings.regions?.list) ?? [];
    return sayUnknown(value, known, 'the regions of settings/delivery.yaml');
  },
  product(value, { productIds }) {
    if (productIds.includes(value)) return undefined;
    return `is ${value}, but no product has this number: use the number at the start of a folder of products`;
  },
  profile(_, { content: { settings } }) {
    if (settings?.socialProfile) return undefined;
    return 'leads to a profile, but settings/shop.yaml has no socialProfile: add it there, or remove social';
  },
  cardMark: sayCardProblem,
  font(value, { files: { folder } }) {
    const scripts = ['latin', ...scriptNames()];
    if (scripts.some((script) => findFont(folder, value, script))) return undefined;
    return `is ${value}, which is neither installed nor in the shop's folder: npm install --save-dev @fontsource-variable/${value}, or put the file at fonts/${value}.woff2`;
  },
};

const namesAndKeys = (list: readonly Parameters<typeof entryKeyOf>[0][] | undefined) =>
  list?.flatMap((entry) => [...new Set([entry.name, entryKeyOf(entry)])]);

async function sayWrong(
  value: string,
  rule: Exclude<FieldRule, TextRule>,
  known: ReadSoFar,
  sayHint: SayHint,
): Promise<string | undefined> {
  if (rule.kind === 'productPicture') return undefined;
  if (rule.kind !== 'picture') return checks[rule.kind](value, known);
  const problem = await checkPicture(value, rule, known, (hint) =>
    sayHint(`is ${value}, and ${hint}`),
  );
  return problem && `is ${value}, but ${problem}`;
}

function sayUnknown(
  value: string,
  known: readonly string[] | undefined,
  name: string,
): string | undefined {
  if (!known || known.includes(value)) return undefined;
  const isNear = nearestWord(value, known) !== undefined;
  return `is “${value}”, which is none of ${name}: ${isNear ? '' : 'add it there, or '}${advise(value, known)}`;
}

function sayCardProblem(card: string, { files: { folder, names } }: ReadSoFar): string | undefined {
  const drawing = cardMarkFile(card);
  if (names.includes(drawing)) return undefined;
  return `is “${card}”, but there is no drawing ${folder}/${drawing}: save one, 52 × 34, or remove the name`;
}

/** What is wrong with a picture, by the name that the shop's files use. */
export async function checkPicture(
  name: string,
  slot: PictureSlot,
  { files, pictures }: Pick<ReadSoFar, 'files' | 'pictures'>,
  sayHint: SayHint,
): Promise<string | undefined> {
  const reference = referenceOf(name);
  const [file, second] = pictures.get(reference) ?? [];
  if (second !== undefined) return `there are two pictures, ${file} and ${second}: remove one`;
  if (file !== undefined) return sayPictureProblem(files, file, slot, sayHint);
  const isOfProduct = reference.startsWith('products/');
  const meant = isOfProduct ? undefined : nearestWord(reference, [...pictures.keys()]);
  const taken = ['primary', 'secondary'].flatMap(
    (kind) => pictures.get(reference.replace(/[^/]*$/, kind)) ?? [],
  );
  const path = isOfProduct ? reference : `pictures/${reference}`;
  const wanted = sayPictureWanted(files, path, slot, taken);
  return `there is no picture ${name}: ${meant === undefined ? '' : `use ${meant}, or `}${wanted}`;
}

/** The pages that a link may lead to, besides those of products, categories and the owner. */
const pagesOf = (takesOrders: boolean): readonly string[] =>
  [
    ...screensOf(takesOrders)
      .map(({ path }) => path)
      .filter((path) => path !== notFoundPath),
    ...Object.keys(redirects),
  ].filter((path) => !path.includes('{'));
const partsOfHelp = helpParts.map((part) => `/help#${part}`);
const ofCategory = '/products/category/';

function sayLinkProblem(
  address: string,
  { productIds, categories, pages: own, content: { settings }, gone }: ReadSoFar,
): string | undefined {
  const screens = pagesOf(!settings?.orders || takesOrders({ orders: settings.orders }));
  const known = [
    ...screens,
    ...partsOfHelp,
    ...own,
    ...productIds.map((id) => `/product/${id}`),
    ...categories.map(({ slug }) => ofCategory + slug),
  ];
  // Elsewhere than in the page of help, any part is right.
  const path = address.replace(/\?[^#]*/, '').replace(/(?<!^\/help)#.*/, '');
  if (known.includes(path)) return undefined;
  gone.add(address);
  if (path.startsWith('/product/'))
    return `${address}, but the folder products has no such number, so it is left out: use that of a product, as in /product/${productIds[0] ?? 1}`;
  const what = path.startsWith(ofCategory)
    ? 'category of settings/range.yaml with products'
    : 'page of this shop';
  // /care is no slip of /cart, but /product is one of /products.
  const meant = known.find((each) => each !== '/' && each.startsWith(path));
  const advice =
    meant === undefined
      ? `use one of ${[...screens, ...own].join(', ')}`
      : `did you mean ${meant}?`;
  return `${address}, which is not a ${what}, so it is left out: ${advice}`;
}
