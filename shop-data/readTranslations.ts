import type * as z from 'zod';
import { leavesOf, openFile, pathsOf, sayIssue, valueAt } from './checkFile.ts';
import { type Path, type Problem, advise, fieldName, nearestWord } from './problem.ts';
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
  /** Missing if something is wrong. */
  readonly translated?: Translated;
  readonly problems: readonly Problem[];
};

/** A file that may be translated: its name, what it may contain, and what it contains. */
type Original = { readonly name: string; readonly schema: z.ZodType; readonly content: unknown };

/** Reads the folders of translations: each has the names of the shop's own files, and only texts. */
export function readTranslations(
  files: ShopFiles,
  content: Partial<ShopContent>,
  products: ReadonlyMap<string, ProductFile>,
  { language, languages = [] }: Settings,
): readonly Translation[] {
  const own = language.split('-')[0] ?? '';
  const known: readonly string[] = spokenLanguages.filter((code) => code !== own);
  const folders = files.names.flatMap((name) => /^([a-z]{2,3})\/.*\.ya?ml$/.exec(name)?.[1] ?? []);
  const originals = originalsOf(content, products);
  return [...new Set<string>([...languages, ...folders])].flatMap((code) => {
    if (code === own) return [];
    if (!known.includes(code)) {
      const message = `is no translation that the software can show: use ${known.join(' or ')}`;
      return [{ language: code, problems: [{ file: `${files.folder}/${code}`, message }] }];
    }
    const isShown = languages.some((each) => each === code);
    return isShown ? [readTranslation(files, code, originals, content)] : [];
  });
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
  // A file of the shop that is wrong itself has no known texts.
  const isWrong = (name: string) =>
    files.names.includes(name) &&
    (name.endsWith('/product.yaml') || !content[name.replace('.yaml', '') as keyof ShopContent]);
  const needless = files.names
    .filter((name) => name.startsWith(`${language}/`))
    .map((name) => name.slice(language.length + 1))
    .filter((name) => !known.includes(name) && !isWrong(name));
  const read = originals.map((original) => translate(files, original, language));
  const problems = [
    ...needless.map((name) => ({
      file: `${files.folder}/${language}/${name}`,
      message: `translates no file with texts: ${adviseNear(name, known)}`,
    })),
    ...read.flatMap((each) => each.problems),
  ];
  if (problems.length > 0) return { language, problems };
  const merged = new Map(read.map((each) => [each.name, each.content]));
  return { language, problems, translated: makeTranslated(content, merged, language, originals) };
}

function adviseNear(word: string, known: readonly string[]): string {
  return advise(word, nearestWord(word, known) === undefined ? [] : known);
}

/** The translation of a file; an empty one if it is not there. */
export function openTranslation(files: ShopFiles, name: string, language: string): YamlFile {
  const own = `${language}/${name}`;
  return files.names.includes(own)
    ? openFile(files, own)
    : new YamlFile(`${files.folder}/${own}`, '');
}

/** An original with the texts of its translation, and what is wrong with them. */
function translate(files: ShopFiles, { name, schema, content }: Original, language: string) {
  const file = openTranslation(files, name, language);
  const translated = structuredClone(content);
  if (!files.names.includes(`${language}/${name}`)) {
    const message = `is missing: npm run check-shop -- --fill ${language} writes it, with each text to translate`;
    return { name, content: translated, problems: [{ file: file.name, message }] };
  }
  if (file.errors.length > 0) return { name, content: translated, problems: file.errors };
  const problems: Problem[] = [];
  const missing: string[] = [];
  const wanted = textsOf(schema, content);
  for (const { path, schema: field, value: original } of wanted) {
    const value = valueAt(file.content, path);
    const isMissing = value === undefined || value === '';
    if (isMissing) missing.push(fieldName(path));
    const message = isMissing
      ? `is missing: translate “${String(original)}”`
      : sayTextProblem(field, value, String(original));
    if (message) problems.push(file.problem(path, message));
    else setAt(translated, path, String(value).trim());
  }
  const names = wanted.map(({ path }) => fieldName(path));
  for (const { path } of pathsOf(file.content)) {
    const field = fieldName(path);
    if (names.includes(field)) continue;
    problems.push(file.problem(path, `is no text of ${name}: ${adviseNear(field, missing)}`));
  }
  return { name, content: translated, problems };
}

function sayTextProblem(schema: z.ZodType, value: unknown, original: string): string | undefined {
  const { error } = schema.safeParse(value, { error: sayIssue });
  if (error) return error.issues[0]?.message;
  const placeholdersOf = (text: string) =>
    [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ');
  const [own, wanted] = [placeholdersOf(String(value)), placeholdersOf(original)];
  if (own === wanted) return undefined;
  const has = own === '' ? 'no word in braces' : own;
  return `has ${has}, but “${original}” has ${wanted === '' ? 'none' : wanted}: write it alike`;
}

/** The fields of a file's content that people read. */
export function textsOf(schema: z.ZodType, content: unknown) {
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
  const settings = translateSettings(translated.settings, language, content.settings);
  const folderOf = (name: string) => /^products\/([^/]+)\//.exec(name)?.[1] ?? '';
  const files = originals.filter(({ name }) => folderOf(name) !== '');
  const names = new Map(
    files.map(({ name, content: own }) => [folderOf(name), (own as ProductFile).name]),
  );
  const products = makeProducts(
    new Map(files.map(({ name }) => [folderOf(name), merged.get(name) as ProductFile])),
    settings.facts,
  );
  return {
    content: { ...translated, settings },
    products: products.map((product) => {
      const originalName = names.get(product.folder) ?? product.name;
      return originalName === product.name ? product : { ...product, originalName };
    }),
  };
}

/** The regions of `shipping` have the names of those of the first language. */
function translateSettings(
  { shipping, ...others }: Settings,
  language: string,
  original: Settings | undefined,
): Settings {
  const regions = shipping?.regions?.map(({ name, charge }) => {
    const index = original?.regions.list.indexOf(name) ?? -1;
    return { name: others.regions.list[index] ?? name, charge };
  });
  return {
    ...others,
    language: others.language.replace(/^[a-z]+/, language),
    ...(shipping && { shipping: { ...shipping, regions } }),
  };
}
