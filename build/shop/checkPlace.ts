import { cardMarkId } from '../../app/domain/cardMark.ts';
import { notFoundPath, redirects, screenList } from '../../app/screens/screens.ts';
import type { FoundPlace } from './findPlaces.ts';
import type { PicturePlace, Settings, ShopContent, Theme } from './schema.ts';
import type { ShopFiles } from './shopFiles.ts';
import { type SayHint, sayPictureProblem, sayPictureWanted } from './shopPictures.ts';
import {
  advise,
  fieldName,
  nearestWord,
  sayDecimalsProblem,
  sayUnknownProduct,
} from './wording.ts';
import type { YamlFile } from './yamlFile.ts';

/** What a field is compared with. */
export type Known = {
  readonly files: ShopFiles;
  readonly productIds: readonly string[];
  /** The slugs of those that have a product. */
  readonly categories: readonly string[];
  readonly theme: Theme | undefined;
  readonly settings: Settings | undefined;
  readonly policies: ShopContent['policies'] | undefined;
  readonly pictures: ReadonlyMap<string, readonly string[]>;
};

/** What is wrong with a field that depends on other files, as the end of a sentence. */
export async function checkPlace(
  { path, place, ...found }: FoundPlace,
  file: YamlFile,
  known: Known,
  sayHint: SayHint,
): Promise<string | undefined> {
  const value = String(found.value);
  const field = fieldName(path);
  switch (place.kind) {
    case 'link': {
      const problem = sayLinkProblem(value, known);
      return problem && `${field} ${problem}`;
    }
    case 'picture': {
      const problem = await checkPicture(value, place, known, (hint) =>
        sayHint(`${field}: ${hint}`),
      );
      return problem && `${field}: ${problem}`;
    }
    case 'ground': {
      const grounds = Object.keys(known.theme?.grounds ?? {});
      if (!known.theme || grounds.includes(value)) return undefined;
      return `${field} is “${value}”, which is none of the grounds of theme.yaml: ${advise(value, grounds)}`;
    }
    case 'cardMark': {
      const id = cardMarkId(value);
      const drawing = known.files.names.includes('cards.svg')
        ? known.files.read('cards.svg').toString()
        : '';
      if (drawing.includes(`id="${id}"`)) return undefined;
      return `${field} is “${value}”, but cards.svg has no drawing with the id ${id}: draw one, or remove the name`;
    }
    case 'product':
      if (known.productIds.includes(value)) return undefined;
      return `${field} ${sayUnknownProduct(value)}`;
    case 'price': {
      const written = file.writtenAt(path);
      const problem = sayDecimalsProblem(written);
      return problem && `${field} is ${written}, ${problem}`;
    }
    case 'policy':
      if (!known.policies || value in known.policies) return undefined;
      return `${field} is ${value}, but policies.yaml has no ${value}: add it there, or remove this entry`;
    case 'profile':
      if (!known.settings || known.settings.socialProfile) return undefined;
      return `${field} leads to a profile, but settings.yaml has no socialProfile: add it there, or remove social`;
    default:
      return undefined;
  }
}

async function checkPicture(
  name: string,
  place: PicturePlace,
  { files, pictures }: Known,
  sayHint: SayHint,
): Promise<string | undefined> {
  const [file, second] = pictures.get(name) ?? [];
  const path = name.startsWith('products/') ? name : `pictures/${name}`;
  if (file === undefined) {
    const meant = nearestWord(name, [...pictures.keys()]);
    const wanted = sayPictureWanted(files, path, place);
    return `there is no picture ${name}: ${meant === undefined ? wanted : `use ${meant}, or ${wanted}`}`;
  }
  if (second !== undefined)
    return `there are two pictures ${name}, ${file} and ${second}: remove one`;
  return sayPictureProblem(files, file, place, sayHint);
}

/** The parts of a page that a link may lead to. */
const fragments: Readonly<Record<string, readonly string[]>> = {
  '/help': ['returns', 'shipping', 'terms', 'privacy'],
};

function sayLinkProblem(address: string, { productIds, categories }: Known): string | undefined {
  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  const fixed = screenList
    .map((screen): string => screen.path)
    .filter((known) => known !== notFoundPath && !known.includes('{'))
    .concat(Object.keys(redirects));
  const id = /^\/product\/(.*)$/.exec(path)?.[1];
  if (id !== undefined) {
    if (productIds.includes(id)) return undefined;
    return `is ${address}, but there is no product with the number ${id}`;
  }
  const slug = /^\/products\/category\/(.*)$/.exec(path)?.[1];
  if (slug !== undefined) {
    if (categories.includes(slug)) return undefined;
    const help = categories.length > 0 ? `: ${advise(slug, categories)}` : '';
    return `is ${address}, but no product has the category ${slug}${help}`;
  }
  if (!fixed.includes(path)) {
    return `is ${address}, which is no page of this shop: ${advise(path, fixed)}`;
  }
  const parts = fragments[path] ?? [];
  if (fragment === undefined || parts.includes(fragment)) return undefined;
  return `is ${address}, but ${path} has no part ${fragment}: ${parts.length > 0 ? advise(fragment, parts) : `use ${path}`}`;
}
