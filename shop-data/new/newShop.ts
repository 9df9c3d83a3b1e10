import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { writeEditorSchemas } from '../editorSchemas.ts';
import { choiceFile, sayShop } from '../shopFolder.mjs';
import { template } from './template.ts';

/**
 * Writes the folder of a new shop, and notes that commands are about it; returns whether it did.
 *
 * @param folder its name, as it was typed
 */
export function newShop(folder: string | undefined): boolean {
  if (folder === undefined || !/^[a-z0-9][a-z0-9-]*$/i.test(folder)) {
    console.error('Give the folder a name in letters, digits and dashes: npm run new-shop my-shop');
    return false;
  }
  if (existsSync(folder)) {
    console.error(`${folder} is there already, so nothing was written. Choose another name.`);
    return false;
  }
  cpSync(template, folder, { recursive: true });
  writeEditorSchemas(folder);
  writeFileSync(choiceFile, `${folder}\n`);
  sayShop();
  console.log(`${folder} is a complete shop with placeholders for texts and pictures.
From now on each command is about this shop: its name is in ${choiceFile}.
Look at it:           npm start
What is still to do:  npm run check-shop
How to go on:         docs/make-it-yours.md`);
  return true;
}
