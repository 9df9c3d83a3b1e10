import type * as z from 'zod';
import { type ShopProduct, makeProducts, productFolders } from './readProducts.ts';
import { checkFile, valueAt } from './schemaProblems.ts';
import {
  type ProductFile,
  type Settings,
  type ShopContent,
  productSchema,
  schemas,
  spokenLanguages,
} from './schema.ts';
import type { ShopFiles } from './shopFiles.ts';
import { compareToOriginal, mergeTranslation, textsOf, translationOf } from './translation.ts';
import { advise, fieldName, nearestWord } from './wording.ts';
import { YamlFile } from './yamlFile.ts';

/** What of a shop differs by language. */
export type Translated = {
  /** A picture is still its name here. */
  readonly content: ShopContent;
  readonly products: readonly ShopProduct[];
  /** The texts that its language does not translate, and that are those of the first one therefore. */
  readonly fallbacks: ReadonlySet<string>;
};

/** One of the shop's folders of translations, such as `hi`. */
type Translation = {
  readonly language: string;
  readonly translated: Translated;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
  readonly untranslated: readonly string[];
};

/** A file that may be translated: its name, what it may contain, and what it contains. */
type Original = { readonly name: string; readonly schema: z.ZodType; readonly content: unknown };

/** Reads the folders of translations: each has the names of the shop's own files, and only texts. */
export function readTranslations(
  files: ShopFiles,
  content: Readonly<Record<string, unknown>>,
  products: ReadonlyMap<string, ProductFile>,
  settings: Settings | undefined,
): readonly Translation[] {
  const [own = ''] = settings?.language.split('-') ?? [];
  const languages = new Set([
    ...(settings?.languages?.filter((code) => code !== own) ?? []),
    ...files.names.flatMap((name) => /^([a-z]{2,3})\/.*\.ya?ml$/.exec(name)?.[1] ?? []),
  ]);
  const originals: readonly Original[] = [
    ...Object.entries(schemas).map(([name, schema]) => ({
      name: `${name}.yaml`,
      schema,
      content: content[name],
    })),
    ...Array.from(products, ([folder, product]) => ({
      name: `products/${folder}/product.yaml`,
      schema: productSchema,
      content: product,
    })),
  ].filter(({ schema }) => translationOf(schema) !== undefined);
  return [...languages].map((language) => {
    const known = spokenLanguages.filter((code) => code !== own);
    return {
      ...readTranslation(files, language, originals, content),
      language,
      ...(!known.some((code) => code === language) && {
        problems: [
          `${files.folder}/${language} is no translation that the software can show: use ${known.join(' or ')}.`,
        ],
      }),
      warnings: settings?.languages?.some((code) => code === language)
        ? []
        : [
            `${files.folder}/${language} is not shown: add ${language} to languages in settings.yaml.`,
          ],
    };
  });
}

function readTranslation(
  files: ShopFiles,
  language: string,
  originals: readonly Original[],
  content: Readonly<Record<string, unknown>>,
): Omit<Translation, 'language' | 'warnings'> {
  const folder = `${files.folder}/${language}`;
  const problems: string[] = [];
  const untranslated: string[] = [];
  const fallbacks = new Set<string>();
  const merged = new Map<string, unknown>();
  /** Also of a product whose own file is wrong. */
  const isProductFile = (name: string) =>
    /^products\/[^/]+\/product\.yaml$/.test(name) && files.names.includes(name);
  const known = new Set(originals.map(({ name }) => name));
  const below = new Set(
    files.names
      .filter((name) => name.startsWith(`${language}/`))
      .map((name) => name.slice(language.length + 1)),
  );
  for (const name of below) {
    if (!known.has(name) && !isProductFile(name))
      problems.push(sayStranger(files, language, name, originals));
  }
  for (const { name, schema, content: original } of originals) {
    const shown = `${folder}/${name}`;
    const isThere = below.has(name);
    const file = new YamlFile(shown, isThere ? files.read(`${language}/${name}`).toString() : '');
    const checked = checkFile(file, translationOf(schema) ?? schema);
    problems.push(...checked.problems);
    if (original === undefined || checked.problems.length > 0) continue;
    const translation = checked.content;
    const misfits = compareToOriginal(translation, original, file, `${files.folder}/${name}`);
    problems.push(...misfits);
    if (misfits.length > 0) continue;
    merged.set(name, mergeTranslation(original, translation));
    for (const [path, text] of textsOf(schema, original)) {
      if (valueAt(translation, path) !== undefined) continue;
      fallbacks.add(text);
      untranslated.push(`${shown} does not translate ${fieldName(path)}: “${text}”`);
    }
  }
  return {
    problems,
    untranslated,
    translated: { ...makeTranslated(content, merged, language, originals), fallbacks },
  };
}

/** The content of all files and the products, with the texts of a translation. */
function makeTranslated(
  content: Readonly<Record<string, unknown>>,
  merged: ReadonlyMap<string, unknown>,
  language: string,
  originals: readonly Original[],
): Omit<Translated, 'fallbacks'> {
  const entries = Object.entries(content).map(([name, original]) => [
    name,
    merged.get(`${name}.yaml`) ?? original,
  ]);
  const translated: ShopContent = Object.fromEntries(entries);
  const byName = new Map(originals.map(({ name, content: original }) => [name, original]));
  const settings = translated.settings && inLanguage(translated.settings, language, content);
  const contents = Array.from(merged).flatMap(([name, product]) => {
    const folder = /^products\/([^/]+)\//.exec(name)?.[1];
    return folder === undefined ? [] : [[folder, product as ProductFile] as const];
  });
  return {
    content: { ...translated, settings },
    products: makeProducts(new Map(contents), settings?.facts).map((product) => {
      const original = byName.get(`products/${product.folder}/product.yaml`) as ProductFile;
      const isSame = original.name === product.name;
      return isSame ? product : { ...product, originalName: original.name };
    }),
  };
}

/** Settings whose other fields follow from the translated ones. */
function inLanguage(
  settings: Settings,
  language: string,
  content: Readonly<Record<string, unknown>>,
): Settings {
  const own = (content['settings'] as Settings).regions.list;
  const { shipping, regions } = settings;
  return {
    ...settings,
    language: settings.language.replace(/^[a-z]+/, language),
    ...(shipping?.regions && {
      shipping: {
        ...shipping,
        regions: shipping.regions.map(({ name, charge }) => ({
          name: regions.list[own.indexOf(name)] ?? name,
          charge,
        })),
      },
    }),
  };
}

function sayStranger(
  { folder, names }: ShopFiles,
  language: string,
  name: string,
  originals: readonly Original[],
): string {
  const shown = `${folder}/${language}`;
  const product = /^products\/([^/]+)\//.exec(name)?.[1];
  if (product === undefined || names.includes(`products/${product}/product.yaml`)) {
    const known = originals.map((original) => original.name).filter((each) => !each.includes('/'));
    const advice = product === undefined ? advise(name, known) : 'use product.yaml';
    return `${shown}/${name} is not a file of a translation: ${advice}`;
  }
  const meant = nearestWord(product, productFolders({ names }));
  const end = meant === undefined ? 'remove it' : `did you mean ${meant}?`;
  return `${shown}/products/${product} translates no product: there is no folder ${folder}/products/${product}: ${end}`;
}
