import { checkContrast } from '#reader/look/colours.ts';
import { checkCustomCss } from '#reader/look/customCss.ts';
import { type Problem, advise } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import type { Shape } from '#reader/kinds/field.ts';
import { type Checked, valueAt } from '#reader/kinds/checkFile.ts';
import { checkMessages } from '#reader/messages/checkMessages.ts';
import { pageSchema } from '#reader/fields/ownPage.ts';
import { schemas } from '#reader/fields/schema.ts';
import { type ReadSoFar, checkReferences } from './checkReferences.ts';
import { checkDrawings, findGround } from './drawings.ts';
import { taken } from './readPages.ts';
import { fileNames, mayBeMissing } from './openShop.ts';
import { checkProducts } from './products/checkProducts.ts';
import { filledCategories } from './products/products.ts';
import { type OpenedLanguages, checkTranslations } from './translations.ts';

/** The second step: what is wrong with a shop's files, each for itself and beside the others; and hints. */
export async function checkShop(shop: OpenedLanguages, photoShape: Shape) {
  const { files, opened, content, right, products, pages, pictures } = shop;
  const ofTheme = opened.get('theme');
  const problems = [
    ...checkFolderName(files.folder),
    ...findMisnamed(files),
    ...shop.problems,
    ...(await checkDrawings(files)),
    ...checkDesk(opened.get('settings/shop'), opened.get('settings/technical')),
    ...checkCustomCss(files),
    ...(ofTheme && content.theme ? checkContrast(ofTheme.file, content.theme) : []),
  ];
  const known: ReadSoFar = {
    files,
    pictures,
    photoShape,
    productIds: products.products.flatMap(({ numbers }) => numbers.map(String)),
    pages: [...pages.pages.keys()].map((slug) => `/${slug}`),
    categories: filledCategories(right.settings ?? {}, [...products.contents.values()]),
    content: right,
    problems,
    hints: [...(await findGround(files))],
    gone: new Set(),
  };
  await checkProducts(products.products, known);
  for (const [name, checked] of opened) await checkReferences(checked, schemas[name], known);
  for (const checked of pages.pages.values()) await checkReferences(checked, pageSchema, known);
  // What is wrong in the first language is said before what follows from it.
  if (problems.length === 0) checkTranslations(shop, known);
  return { problems, hints: known.hints, gone: known.gone };
}

/** The desk keeps a token that every site of the same origin can read (SPEC 19.5). */
function checkDesk(shop: Checked | undefined, checked: Checked | undefined): readonly Problem[] {
  const site = String(valueAt(shop?.file.content, ['site']));
  const [, host = '', path = ''] = /^https:\/\/([^/]+)\/?(.*)/.exec(site) ?? [];
  const isShared = path !== '' || host.endsWith('.github.io');
  if (!checked || !valueAt(checked.file.content, ['editor']) || !isShared) return [];
  if (shop?.isWrong(['site'])) return [];
  const message = `is set, but every site of ${host} could read the desk’s token: publish the shop at a domain of its own (docs/owners/publishing.md), or remove editor and use npm run edit`;
  return [checked.file.problem(['editor'], message)];
}

/** Files of the shop that are missing, and others whose name is probably misspelt. */
function findMisnamed(files: ShopFiles): readonly Problem[] {
  const { folder, names, unreadable = [] } = files;
  const known = fileNames.map((name) => `${name}.yaml`);
  const unknown = names.filter(
    (name) => /^(?:settings\/)?[^/]+\.ya?ml\b/i.test(name) && !known.includes(name),
  );
  const needed = fileNames.filter((name) => !mayBeMissing(name)).map((name) => `${name}.yaml`);
  const missing = needed.filter((name) => !names.includes(name));
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

/** What a fresh copy of the software has, what its tools and git pass over or empty, and what hosts publish or run. */
const ofSoftware =
  'app art builder commands countries deploy dev docs e2e examples owner reader rules node_modules dist test-results playwright-report reports build out coverage public desk functions netlify';

/** A shop in a folder that is emptied or published as it is would be lost, or seen by all (SPEC 14.60). */
export function checkFolderName(folder: string): readonly Problem[] {
  const [first = '', second] = folder.toLowerCase().split('/');
  const isExample = first === 'examples' && second !== undefined;
  const isTaken = [...ofSoftware.split(' '), ...taken].includes(first) || first.startsWith('dist-');
  if (!isTaken || isExample || first === '' || folder === 'shop') return [];
  const message =
    'is the name of a folder that the software, a tool or a host may empty or publish: give your shop’s folder another name, also in shop.txt';
  return [{ file: folder, message }];
}
