import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkProductFile, productFolders, productPicture } from '../readProducts.ts';
import { checkFile, openFile } from '../checkFile.ts';
import { schemas } from '../schema.ts';
import { type ShopFiles, filesOf } from '../shopFiles.ts';
import { choiceFile, sayShop, shopFolder } from '../shopFolder.mjs';
import { sayPictureSize } from '../shopPictures.ts';
import { type Ask, type KnownShop, askForProduct } from './askForProduct.ts';
import { nameFolder, writeProduct } from './productFile.ts';

/**
 * Asks in the terminal for the facts of a product and writes its folder; returns whether it did. Nothing
 * is written before the last answer.
 */
export async function newProduct(): Promise<boolean> {
  sayShop();
  const files = filesOf(shopFolder());
  const { folder } = files;
  if (!files.names.includes('settings.yaml')) {
    console.error(
      `${folder} is no shop: it has no settings.yaml. Correct its name in ${choiceFile}.`,
    );
    return false;
  }
  console.log(`Ctrl-C ends the questions, and nothing is written.\n`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    terminal.setPrompt(`${question}\n> `);
    terminal.prompt();
    const { value, done } = await answers.next();
    return done === true ? undefined : value;
  };
  const say = (sentence: string) => console.log(`  ${sentence}`);
  const facts = await askForProduct(ask, say, readKnownShop(files));
  terminal.close();
  if (!facts) {
    console.error('\nSome questions have no answer yet, so nothing was written.');
    return false;
  }
  const own = `${folder}/products/${nameFolder(facts, productFolders(files))}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'product.yaml'), writeProduct(facts));
  console.log(`
${own}/product.yaml is written.
Save its pictures beside it, primary and secondary, each as .jpg, .png, .webp or .avif:
${sayPictureSize(productPicture)}. If you have only one, remove the line secondary.
Then run: npm run check-shop`);
  return true;
}

/** Reads no pictures, since that takes long and no question is about them. */
function readKnownShop(files: ShopFiles): KnownShop {
  const { content: settings } = checkFile(openFile(files, 'settings.yaml'), schemas.settings);
  const products = productFolders(files).flatMap((folder) => {
    const name = `products/${folder}/product.yaml`;
    if (!files.names.includes(name)) return [];
    const { content } = checkProductFile(openFile(files, name), settings);
    return content ? [{ name: content.name, variant: content.variant, folder }] : [];
  });
  return { settings, products };
}
