import { sayProblem } from './problem.ts';
import { readShop } from './readShop.ts';
import { filesOf, shopFolder } from './shopFiles.ts';
import { writeEditorSchemas } from './editorSchemas.ts';

/** Checks the shop's folder and prints every mistake; returns whether there is none. */
export async function checkShop(): Promise<boolean> {
  const folder = shopFolder();
  writeEditorSchemas(folder);
  const { shop, problems, hints, untranslated } = await readShop(filesOf(folder));
  for (const problem of problems) console.error(sayProblem(problem));
  for (const hint of hints) console.warn(`Before you publish: ${sayProblem(hint)}`);
  for (const sentence of untranslated) console.log(sentence);
  if (shop) console.log(`${folder} is right: ${shop.products.length} products.`);
  return shop !== undefined;
}
