import { checkContrast } from '#reader/look/checkContrast.ts';
import { checkCustomCss } from '#reader/look/customCss.ts';
import { type Problem, advise } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import type { Checked } from '#reader/kinds/checkFile.ts';
import { checkMessages } from '#reader/messages/checkMessages.ts';
import { pageSchema } from '#reader/fields/ownPage.ts';
import { schemas } from '#reader/fields/schema.ts';
import { type ReadSoFar, checkReferences } from './checkReferences.ts';
import { checkDrawings, findGround } from './drawings.ts';
import { checkFolderName } from './folderName.ts';
import { type OpenedShop, fileNames, mayBeMissing } from './openShop.ts';
import { checkProducts } from './products/checkProducts.ts';
import { filledCategories } from './products/products.ts';
import { checkTranslations } from './translations.ts';

/** The second step: what is wrong with a shop's files, each for itself and beside the others; and hints. */
export async function checkShop(shop: OpenedShop) {
  const { files, opened, content, right, products, pages, pictures, photoShape } = shop;
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
  const { site } = Object(shop?.file.content) as Record<string, unknown>;
  const { editor } = Object(checked?.file.content) as Record<string, unknown>;
  const [, host = '', path = ''] = /^https:\/\/([^/]+)\/?(.*)/.exec(String(site)) ?? [];
  if (
    !checked ||
    !editor ||
    shop?.isWrong(['site']) ||
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
