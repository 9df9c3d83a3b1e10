import type * as z from 'zod';
import { leavesOf, openFile, pathsOf, sayIssue } from './checkFile.ts';
import { type Path, type Problem, fieldName, nearestWord } from './problem.ts';
import { type ShopProduct, makeProducts } from './readProducts.ts';
import {
  type ProductFile,
  type Settings,
  type ShopContent,
  productSchema,
  schemas,
  spokenLanguages,
  texts,
} from './schema.ts';
import type { ShopFiles } from './shopFiles.ts';
import { YamlFile } from './yamlFile.ts';

/** What of a shop differs by language. */
export type Translated = {
  readonly content: ShopContent;
  readonly products: readonly ShopProduct[];
};

/** One of the shop's folders of translations, such as `hi`. */
type Translation = {
  readonly language: string;
  /** Missing if something is wrong, or if the settings do not name the language. */
  readonly translated?: Translated;
  readonly problems: readonly Problem[];
};

/** A file that may be translated: its name, what it may contain, and what it contains. */
type Original = { readonly name: string; readonly schema: z.ZodType; readonly content: unknown };

/** A text that a translation lacks. */
export type MissingText = { readonly path: Path; readonly text: string };

/** Reads the folders of translations: each has the names of the shop's own files, and only texts. */
export function readTranslations(
  files: ShopFiles,
  content: Partial<ShopContent>,
  products: ReadonlyMap<string, ProductFile>,
  settings: Settings,
): readonly Translation[] {
  const [own] = settings.language.split('-');
  const { languages = [] } = settings;
  const folders = files.names.flatMap((name) => /^([a-z]{2,3})\/.*\.ya?ml$/.exec(name)?.[1] ?? []);
  const known: readonly string[] = spokenLanguages.filter((code) => code !== own);
  const originals = originalsOf(content, products);
  return [...new Set<string>([...languages.filter((code) => code !== own), ...folders])].map(
    (language) => {
      if (!known.includes(language)) {
        const message = `is no translation that the software can show: use ${known.join(' or ')}`;
        return { language, problems: [{ file: `${files.folder}/${language}`, message }] };
      }
      const isShown = languages.some((code) => code === language);
      return isShown
        ? readTranslation(files, language, originals, content)
        : { language, problems: [] };
    },
  );
}

/** The files of a shop that have texts. */
export function originalsOf(
  content: Partial<ShopContent>,
  products: ReadonlyMap<string, ProductFile>,
): readonly Original[] {
  return [
    ...Object.entries(schemas).map(([name, schema]) => ({
      name: `${name}.yaml`,
      schema,
      content: content[name as keyof ShopContent],
    })),
    ...Array.from(products, ([folder, product]) => ({
      name: `products/${folder}/product.yaml`,
      schema: productSchema,
      content: product,
    })),
  ].filter(({ schema, content: own }) => textsOf(schema, own).length > 0);
}

function readTranslation(
  files: ShopFiles,
  language: string,
  originals: readonly Original[],
  content: Partial<ShopContent>,
): Translation {
  const known = originals.map(({ name }) => name);
  const isWrong = (name: string) =>
    name.endsWith('/product.yaml') ||
    Object.keys(schemas).some(
      (file) => name === `${file}.yaml` && !content[file as keyof ShopContent],
    );
  const strange = files.names
    .filter((name) => name.startsWith(`${language}/`))
    .map((name) => name.slice(language.length + 1))
    .filter((name) => !known.includes(name) && !(files.names.includes(name) && isWrong(name)));
  const read = originals.map((original) => {
    const name = `${language}/${original.name}`;
    const isThere = files.names.includes(name);
    const file = isThere ? openFile(files, name) : new YamlFile(`${files.folder}/${name}`, '');
    return translate(original, file, isThere, language);
  });
  const problems = [
    ...strange.map((name) => ({
      file: `${files.folder}/${language}/${name}`,
      message: `translates no file with texts: ${adviseFile(name, known)}`,
    })),
    ...read.flatMap((each) => each.problems),
  ];
  if (problems.length > 0) return { language, problems };
  const merged = new Map(read.map((each) => [each.name, each.content]));
  return { language, problems, translated: makeTranslated(content, merged, language, originals) };
}

function adviseFile(name: string, known: readonly string[]): string {
  const meant = nearestWord(name, known);
  return meant === undefined ? 'remove it' : `did you mean ${meant}?`;
}

/** An original with the texts of its translation, and what is wrong with them. */
function translate(
  { name, schema, content }: Original,
  file: YamlFile,
  isThere: boolean,
  language: string,
) {
  const problems: Problem[] = [...file.errors];
  const translated = structuredClone(content);
  const { missing, given, strange } = compareTexts(schema, content, file);
  if (!isThere) {
    const fields = missing.map(({ path }) => fieldName(path)).join('; ');
    const message = `is missing, with ${fields}: npm run check-shop -- --fill ${language} writes it`;
    problems.push({ file: file.name, message });
  } else if (file.errors.length === 0) {
    const names = missing.map(({ path }) => fieldName(path));
    for (const { path, text } of missing) {
      problems.push(file.problem(path, `is missing: translate “${text}”`));
    }
    for (const path of strange) {
      problems.push(
        file.problem(path, `is no text of ${name}: ${adviseFile(fieldName(path), names)}`),
      );
    }
  }
  for (const { path, schema: field, value, text } of given) {
    const message = sayTextProblem(field, value, text);
    if (message) problems.push(file.problem(path, message));
    setAt(translated, path, String(value).trim());
  }
  return { name, content: translated, problems };
}

/** Which texts of a file its translation has, which it lacks, and what else it has. */
export function compareTexts(schema: z.ZodType, content: unknown, { content: own }: YamlFile) {
  const wanted = textsOf(schema, content);
  const values = new Map(pathsOf(own).map(({ path, value }) => [fieldName(path), { path, value }]));
  const names = new Set(wanted.map(({ path }) => fieldName(path)));
  const valueOf = ({ path }: { readonly path: Path }) => values.get(fieldName(path))?.value;
  const lacks = (text: { readonly path: Path }) =>
    ['', undefined].includes(valueOf(text) as string);
  return {
    missing: wanted
      .filter(lacks)
      .map(({ path, value }): MissingText => ({ path, text: String(value) })),
    given: wanted
      .filter((text) => !lacks(text))
      .map((text) => ({ ...text, text: String(text.value), value: valueOf(text) })),
    strange: [...values].flatMap(([name, { path }]) => (names.has(name) ? [] : [path])),
  };
}

function sayTextProblem(schema: z.ZodType, value: unknown, original: string): string | undefined {
  const { error } = schema.safeParse(value, { error: sayIssue });
  if (error) return error.issues[0]?.message;
  const placeholder = /\{\w+\}/g;
  const missing = original.match(placeholder)?.find((each) => !String(value).includes(each));
  if (missing) return `lacks ${missing}, which “${original}” has: add it`;
  const strange = String(value)
    .match(placeholder)
    ?.find((each) => !original.includes(each));
  return strange && `has ${strange}, which “${original}” does not have: remove it`;
}

function textsOf(schema: z.ZodType, content: unknown) {
  return leavesOf(schema, content).filter(({ schema: field }) => texts.has(field));
}

function setAt(content: unknown, path: Path, value: string): void {
  const [name = '', ...rest] = path;
  const group = content as Record<PropertyKey, unknown>;
  if (rest.length === 0) group[name] = value;
  else setAt(group[name], rest, value);
}

/** The content of all files and the products, with the texts of a translation. */
function makeTranslated(
  content: Partial<ShopContent>,
  merged: ReadonlyMap<string, unknown>,
  language: string,
  originals: readonly Original[],
): Translated {
  const entries = Object.entries(content).map(([name, own]) => [
    name,
    merged.get(`${name}.yaml`) ?? own,
  ]);
  const translated = Object.fromEntries(entries) as ShopContent;
  const { shipping, regions, ...others } = translated.settings;
  const names = content.settings?.regions.list ?? [];
  const settings: Settings = {
    ...others,
    regions,
    language: others.language.replace(/^[a-z]+/, language),
    ...(shipping && {
      shipping: {
        ...shipping,
        regions: shipping.regions?.map(({ name, charge }) => ({
          name: regions.list[names.indexOf(name)] ?? name,
          charge,
        })),
      },
    }),
  };
  const contents = originals.flatMap(({ name, content: original }) => {
    const folder = /^products\/([^/]+)\//.exec(name)?.[1];
    const { name: originalName } = original as ProductFile;
    return folder === undefined
      ? []
      : [{ folder, originalName, product: merged.get(name) as ProductFile }];
  });
  const products = makeProducts(
    new Map(contents.map(({ folder, product }) => [folder, product])),
    settings.facts,
  );
  return {
    content: { ...translated, settings },
    products: products.map((product) => {
      const original = contents.find(({ folder }) => folder === product.folder)?.originalName;
      return original === undefined || original === product.name
        ? product
        : { ...product, originalName: original };
    }),
  };
}
