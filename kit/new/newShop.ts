import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, parseDocument } from 'yaml';
import { writeEditorSchemas } from '#kit/desk/editorSchemas.ts';
import { channelNames, channels } from '#shop-data/fields/settings/orders.ts';
import { countryOfPhone } from '#shop-data/fields/kinds/phone.ts';
import { readCountry } from '#shop-data/read/readCountry.ts';
import { type Problem, sayProblem } from '#shop-data/read/problem.ts';
import { readShop } from '#shop-data/read/readShop.ts';
import { type ShopFiles, filesOf } from '#shop-data/read/shopFiles.ts';
import { choiceFile, sayShop } from '#shop-data/read/shopFolder.mjs';
import { explain, schemaOf } from './explain.ts';
import { countryTemplates, template } from './template.ts';

/** What is known of a shop before it is laid out; what is left out or empty stays a placeholder. */
export type Answers = {
  readonly name?: string;
  /** The two letters of a country that has a template of its own, such as IN. */
  readonly country?: string;
  /** The address that it is published under. */
  readonly site?: string;
  /** Where orders go: a mail address, or a number of WhatsApp; in India ten digits are enough. */
  readonly orders?: string;
  /** Whether it has Hindi pages too. */
  readonly hindi?: boolean;
  /** The repository of GitHub that the desk saves to, such as `name/my-shop`. */
  readonly repository?: string;
};

/**
 * Writes the folder of a new shop, and notes that commands are about it; returns whether it did.
 *
 * @param folder its name, as it was typed
 * @param answers a wrong one is said, and nothing is written
 */
export async function newShop(folder = '', answers: Answers = {}): Promise<boolean> {
  const wrong = await sayWrong(folder, answers);
  if (wrong !== undefined) {
    console.error(wrong);
    return false;
  }
  const files = newShopFiles(folder, answers);
  cpSync(template, folder, { recursive: true });
  for (const name of files.names.filter(isText))
    writeFileSync(join(folder, name), files.read(name));
  writeEditorSchemas(folder);
  writeFileSync(choiceFile, `${folder}\n`);
  sayShop();
  console.log(`${folder} is a complete shop. Its first product is still to come: npm run edit, Products, New.
From now on each command is about this shop: its name is in ${choiceFile}.
Look at it:           npm start
What is still to do:  npm run check-shop
How to go on:         docs/owners/make-it-yours.md`);
  return true;
}

/** What is wrong with the answers, as sentences; nothing if a shop can be made of them. */
export async function sayWrong(folder: string, answers: Answers): Promise<string | undefined> {
  if (!/^[a-z0-9][a-z0-9-]*$/i.test(folder))
    return 'Give the folder a name in letters, digits and dashes, such as my-shop.';
  if (existsSync(folder))
    return `${folder} is there already, so nothing was written. Choose another name.`;
  const countries = readdirSync(countryTemplates);
  const { country } = answers;
  if (country && !countries.includes(country))
    return `There is no template for ${country}. Leave it out, or use ${countries.join()}.`;
  const { problems } = await readShop(newShopFiles(folder, answers));
  // The contact repeats where orders go.
  const own = problems.filter(({ field = '' }) => !field.startsWith('contact.'));
  return problems.length > 0 ? `Nothing was written. ${own.map(sayAnswer).join('\n')}` : undefined;
}

/** A problem by what was asked, since there is no file yet. */
function sayAnswer(problem: Problem): string {
  const { line, field = '', message } = problem;
  const label = labels[field.replace(/\..*/, '')] ?? 'One of the answers:';
  return sayProblem(line === undefined ? problem : { file: label, message });
}

/** What the form “New shop” calls the fields that its answers become. */
const labels: Readonly<Record<string, string>> = {
  name: 'The name of your shop',
  orders: 'Your WhatsApp number or mail address',
  site: 'The address of your shop',
  editor: 'The desk',
};

/** The files of a new shop, before they are written. */
export function newShopFiles(folder: string, answers: Answers): ShopFiles {
  const files = filesOf(template);
  const written = new Map(
    files.names.filter(isText).map((name) => {
      const document = ofCountry(name, answers.country);
      if (name === 'settings.yaml')
        answerSettings(document, { ...answers, name: nameOf(folder, answers) });
      explain(document.contents, schemaOf(name));
      return [name, document.toString(asIs)];
    }),
  );
  return { ...files, folder, read: (name) => Buffer.from(written.get(name) ?? files.read(name)) };
}

/** A shop without a name has that of its folder: `leaf-and-cup` is Leaf And Cup. */
function nameOf(folder: string, { name }: Answers): string {
  return (
    name ||
    folder.replaceAll('-', ' ').replaceAll(/(?<!\S)[a-z]/g, (letter) => letter.toUpperCase())
  );
}

const isText = (name: string) => name.endsWith('.yaml');

/** Answers have no quotation marks, by which a placeholder is known. */
function answerSettings(
  settings: Document,
  { name, country, site, hindi, repository, ...others }: Answers,
): void {
  const orders = withCode(others.orders, country);
  const answer = (path: readonly string[], value: unknown) =>
    settings.setIn(path, settings.createNode(value));
  answer(['name'], name);
  if (site) answer(['site'], site);
  if (hindi) answer(['languages'], ['en', 'hi']);
  if (repository) answer(['editor'], { repository, branch: 'main' });
  const kind = orders.includes('@') ? 'email' : 'phone';
  const channel = channelNames.find((name) => channels[name].needs === kind);
  if (!orders || !channel) return;
  answer(['orders'], { channel, [kind]: orders });
  answer(['contact', kind], orders);
  if (kind === 'email') return;
  answer(['contact', 'phoneName'], channels[channel].label);
  const { regions } = readCountry(filesOf(template), countryOfPhone(orders) ?? '').content ?? {};
  if (regions) answer(['regions'], { ...regions, list: Object.keys(regions.list) });
}

/** Within India a number is written without the code of the country. */
function withCode(orders = '', country = ''): string {
  const [, begin, end] =
    /^(?:0|91)?([6-9]\d{4})(\d{5})$/.exec(orders.replaceAll(/[\s-]/g, '')) ?? [];
  return country === 'IN' && begin ? `+91 ${begin} ${end}` : orders;
}

const asIs = { lineWidth: 0, singleQuote: true } as const;

/** A file of the template, with the fields that are different in a country. */
function ofCountry(name: string, country = ''): Document {
  const open = (file: string) => parseDocument(readFileSync(file, 'utf8'));
  const document = open(join(template, name));
  const ownFile = join(countryTemplates, country, name);
  if (!existsSync(ownFile)) return document;
  const { contents: own } = open(ownFile);
  if (!isMap(own) || !isMap(document.contents)) return document;
  const { items } = document.contents;
  for (const field of own.items) {
    const index = items.findIndex(({ key }) => String(key) === String(field.key));
    // With the comment above it.
    items.splice(index < 0 ? items.length : index, index < 0 ? 0 : 1, field);
  }
  return document;
}
