import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { writeEditorSchemas } from '../editorSchemas.ts';
import { countryOfPhone } from '../phone.ts';
import { statesOfIndia } from '../pinStates.ts';
import { sayProblem } from '../problem.ts';
import { readShop } from '../readShop.ts';
import { filesOf } from '../shopFiles.ts';
import { choiceFile, sayShop } from '../shopFolder.mjs';
import { template } from './template.ts';

/** What is known of a shop before it is laid out; what is left out or empty stays a placeholder. */
export type Answers = {
  readonly name?: string;
  /** The address that it is published under. */
  readonly site?: string;
  /** Where orders go: a mail address, or a number of WhatsApp with the code of its country. */
  readonly orders?: string;
  /** The repository of GitHub that the desk saves to, such as `name/my-shop`. */
  readonly repository?: string;
};

/**
 * Writes the folder of a new shop, and notes that commands are about it; returns whether it did.
 *
 * @param folder its name, as it was typed
 * @param answers a wrong one is said, and nothing is written
 */
export async function newShop(folder: string | undefined, answers: Answers = {}): Promise<boolean> {
  if (folder === undefined || !/^[a-z0-9][a-z0-9-]*$/i.test(folder)) {
    console.error('Give the folder a name in letters, digits and dashes: npm run new-shop my-shop');
    return false;
  }
  if (existsSync(folder)) {
    console.error(`${folder} is there already, so nothing was written. Choose another name.`);
    return false;
  }
  const settings = settingsWith(answers);
  const files = filesOf(template);
  const read = (name: string) =>
    name === 'settings.yaml' ? Buffer.from(settings) : files.read(name);
  const { problems } = await readShop({ ...files, folder, read });
  if (problems.length > 0) {
    console.error(`Nothing was written. ${problems.map(sayProblem).join('\n')}`);
    return false;
  }
  cpSync(template, folder, { recursive: true });
  writeFileSync(join(folder, 'settings.yaml'), settings);
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

/** The template's settings with the answers. They have no quotation marks, by which a placeholder is known. */
function settingsWith({ name, site, orders, repository }: Answers): string {
  const settings = parseDocument(readFileSync(join(template, 'settings.yaml'), 'utf8'));
  const answer = (path: readonly string[], value: unknown) =>
    settings.setIn(path, settings.createNode(value));
  if (name) {
    answer(['name'], name);
    answer(['copyright'], `© ${name}`);
  }
  if (site) answer(['site'], site);
  if (repository) answer(['editor'], { repository, branch: 'main' });
  if (orders?.includes('@')) {
    answer(['orders'], { channel: 'mail', email: orders });
    answer(['contact', 'email'], orders);
  } else if (orders) {
    answer(['orders'], { channel: 'whatsapp', phone: orders });
    answer(['contact', 'phone'], orders);
    answer(['contact', 'phoneName'], 'WhatsApp');
    if (countryOfPhone(orders) === 'IN') {
      answer(['regions'], { name: 'State', list: statesOfIndia });
    }
  }
  return settings.toString({ lineWidth: 0, singleQuote: true });
}
