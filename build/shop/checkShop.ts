import { printProblem } from './printProblem.ts';
import { readShop } from './readShop.ts';
import { filesOf } from './shopFiles.ts';
import { sayShop, shopFolder } from './shopFolder.mjs';
import { writeEditorSchemas } from './editorSchemas.ts';

/** Checks the shop's folder and prints every mistake; returns whether there is none. */
export async function checkShop(): Promise<boolean> {
  sayShop();
  const folder = shopFolder();
  writeEditorSchemas(folder);
  const { shop, problems, hints, untranslated } = await readShop(filesOf(folder));
  for (const problem of problems) printProblem('error', problem);
  for (const hint of hints) printProblem('warning', hint);
  for (const sentence of untranslated) console.log(sentence);
  if (shop) console.log(`${folder} is right: ${shop.products.length} products.`);
  return shop !== undefined;
}
