import { join } from 'node:path';
import { cardMarkId } from '../app/domain/cardMark.ts';
import { notFoundPath, redirects, screenList } from '../app/screens/screens.ts';
import { type Checked, leavesOf } from './checkFile.ts';
import { findFont } from './findFont.ts';
import { type Problem, advise, nearestWord } from './problem.ts';
import { type PicturePlace, type Place, type ShopContent, places } from './schema.ts';
import type * as z from 'zod';
import type { ShopFiles } from './shopFiles.ts';
import { type SayHint, sayPictureProblem, sayPictureWanted } from './shopPictures.ts';

/** A test may check a shop in another folder than the software's. */
const packages = join(import.meta.dirname, '../node_modules');

/** What a field is compared with; missing while the file that says it is wrong. */
export type Known = {
  readonly files: ShopFiles;
  readonly pictures: ReadonlyMap<string, readonly string[]>;
  readonly productIds: readonly string[];
  /** The slugs of those that have a product. */
  readonly categories: readonly string[] | undefined;
  readonly content: Partial<ShopContent>;
};

/** What is wrong with the fields of a file that depend on other files. */
export async function checkFields(
  { file, isWrong }: Checked,
  schema: z.ZodType,
  known: Known,
  hints: Problem[],
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const { path, schema: field, value } of leavesOf(schema, file.content)) {
    const place = places.get(field);
    if (!place || isWrong(path)) continue;
    const sayHint = (hint: string) => hints.push(file.problem(path, hint));
    const problem = await sayWrong(String(value), place, known, sayHint);
    if (problem !== undefined) problems.push(file.problem(path, problem));
  }
  return problems;
}

async function sayWrong(
  value: string,
  place: Place,
  known: Known,
  sayHint: SayHint,
): Promise<string | undefined> {
  const { files, productIds, content } = known;
  switch (place.kind) {
    case 'link':
      return sayLinkProblem(value, known);
    case 'picture': {
      const problem = await checkPicture(value, place, known, (hint) =>
        sayHint(`is ${value}, and ${hint}`),
      );
      return problem && `is ${value}, but ${problem}`;
    }
    case 'ground':
      if (!content.theme || value in content.theme.grounds) return undefined;
      return `is “${value}”, which is none of the grounds of theme.yaml: ${advise(value, Object.keys(content.theme.grounds))}`;
    case 'cardMark': {
      const id = cardMarkId(value);
      const isDrawn =
        files.names.includes('cards.svg') && files.read('cards.svg').includes(`id="${id}"`);
      return isDrawn
        ? undefined
        : `is “${value}”, but cards.svg has no drawing with the id ${id}: draw one, or remove the name`;
    }
    case 'product':
      return productIds.includes(value) ? undefined : sayUnknownProduct(value);
    case 'policy':
      if (!content.policies || value in content.policies) return undefined;
      return `is ${value}, but policies.yaml has no ${value}: add it there, or remove this entry`;
    case 'profile':
      if (!content.settings || content.settings.socialProfile) return undefined;
      return 'leads to a profile, but settings.yaml has no socialProfile: add it there, or remove social';
    case 'font': {
      const isThere = (['latin', 'devanagari'] as const).some((script) =>
        findFont(files.folder, value, script, packages),
      );
      return isThere
        ? undefined
        : `is ${value}, which is neither installed nor in the shop's folder: npm install --save-dev @fontsource-variable/${value}, or put the file at fonts/${value}.woff2`;
    }
  }
}

/** What is wrong with the number of a product that a field names. */
export function sayUnknownProduct(id: number | string): string {
  return `is ${id}, but no product has this number: use the number at the start of a folder of products`;
}

/** What is wrong with a picture, by the name that the shop's files use. */
export async function checkPicture(
  name: string,
  place: PicturePlace,
  { files, pictures }: Pick<Known, 'files' | 'pictures'>,
  sayHint: SayHint,
): Promise<string | undefined> {
  const [file, second] = pictures.get(name) ?? [];
  if (second !== undefined) return `there are two pictures, ${file} and ${second}: remove one`;
  if (file !== undefined) return sayPictureProblem(files, file, place, sayHint);
  const isOfProduct = name.startsWith('products/');
  const meant = isOfProduct ? undefined : nearestWord(name, [...pictures.keys()]);
  const wanted = sayPictureWanted(files, isOfProduct ? name : `pictures/${name}`, place);
  return `there is no picture ${name}: ${meant === undefined ? '' : `use ${meant}, or `}${wanted}`;
}

/** The parts of a page that a link may lead to. */
const fragments: Readonly<Record<string, readonly string[]>> = {
  '/help': ['returns', 'shipping', 'terms', 'privacy'],
};

function sayLinkProblem(address: string, { productIds, categories }: Known): string | undefined {
  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  const id = /^\/product\/(.*)$/.exec(path)?.[1];
  if (id !== undefined) {
    return productIds.includes(id)
      ? undefined
      : `is ${address}, but there is no product with the number ${id}`;
  }
  const slug = /^\/products\/category\/(.*)$/.exec(path)?.[1];
  if (slug !== undefined) {
    if (!categories || categories.includes(slug)) return undefined;
    const help = categories.length > 0 ? `: ${advise(slug, categories)}` : '';
    return `is ${address}, but no product has the category ${slug}${help}`;
  }
  const pages = screenList
    .map((screen): string => screen.path)
    .filter((known) => known !== notFoundPath && !known.includes('{'))
    .concat(Object.keys(redirects));
  if (!pages.includes(path))
    return `is ${address}, which is no page of this shop: ${advise(path, pages)}`;
  const parts = fragments[path] ?? [];
  if (fragment === undefined || parts.includes(fragment)) return undefined;
  return `is ${address}, but ${path} has no part ${fragment}: ${parts.length > 0 ? advise(fragment, parts) : `use ${path}`}`;
}
