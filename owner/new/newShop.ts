import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isSeq, parseDocument, visit } from 'yaml';
import { formatted } from '#owner/desk/formatShop.ts';
import { writeEditorSchemas } from '#owner/desk/editorSchemas.ts';
import { channelNames, channels } from '#reader/fields/settings/orders.ts';
import { settingsFileOf } from '#reader/fields/settings/settings.ts';
import { country as countryCode } from '#reader/kinds/codeFields.ts';
import { countryOfPhone, withCode } from '#reader/kinds/phone.ts';
import { knownText, languageOf, latinDigits } from '#reader/messages/languageRecord.ts';
import { countryFolder, readCountry } from '#reader/read/readCountry.ts';
import { type Problem, sayProblem } from '#reader/files/problem.ts';
import { readShop } from '#reader/read/readShop.ts';
import { type ShopFiles, filesOf } from '#reader/files/shopFiles.ts';
import { choiceFile, sayShop } from '#reader/files/shopFolder.mjs';
import { template } from './template.ts';

/** What is known of a shop before it is laid out; what is left out or empty stays a placeholder. */
export type Answers = {
  readonly name?: string;
  /** The two letters of a country, such as IN; else it is that of the phone number. */
  readonly country?: string;
  /** The language of its texts, such as pt; else it is that of the country. */
  readonly language?: string;
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
  // Commands look there by themselves.
  if (folder !== 'shop') writeFileSync(choiceFile, `${folder}\n`);
  sayShop();
  const { code, currency } = countryOf(answers);
  if (code && !currency) console.log(sayUnknown(code));
  console.log(`${folder} is a complete shop. Its first product is still to come: npm run edit, Products, New.
From now on each command is about this shop.
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
  const { country = '', language } = answers;
  if (country && !countryCode('', '').safeParse(country).success)
    return `There is no country ${country}. Write its two capital letters, such as IN, or leave it out.`;
  if (language && !/^[a-z]{2,3}$/.test(language))
    return `There is no language ${language}. Write its two or three small letters, such as pt.`;
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
  const known = countryOf(answers);
  const written = new Map(
    files.names.filter(isText).map((name) => {
      const document = parseDocument(files.read(name).toString());
      answerCountry(name, document, known);
      replaceFields(name, document, known.begin);
      translate(document, name, languageOf(known.language));
      answerSettings(name, document, known.code, { ...answers, name: nameOf(folder, answers) });
      return [name, document.toString(asIs)];
    }),
  );
  const read = (name: string) => Buffer.from(written.get(name) ?? files.read(name));
  const own = formatted({ ...files, folder, read });
  return { ...files, folder, read: (name) => Buffer.from(own.get(name) ?? read(name)) };
}

/** A shop without a name has that of its folder: `leaf-and-cup` is Leaf And Cup. */
function nameOf(folder: string, { name }: Answers): string {
  return (
    name ||
    folder.replaceAll('-', ' ').replaceAll(/(?<!\S)[a-z]/g, (letter) => letter.toUpperCase())
  );
}

/** What has to be looked at where no file knows the country. */
const sayUnknown = (code: string) =>
  `There is no countries/${code}.yaml: look at the currency, the tax and the postcode (docs/engineers/adding-a-country.md).`;

/**
 * The country that was said, else that of the phone number: what its file says, and what Intl makes of it. A new
 * shop of no country is the template as it is.
 */
function countryOf({ country, orders = '', ...answers }: Answers) {
  const code = country || (countryOfPhone(orders) ?? '');
  const file = join(countryFolder, `${code}.yaml`);
  const begin = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const { content } = readCountry(filesOf(template), code);
  const usual = content?.language ?? new Intl.Locale(`und-${code || 'GB'}`).maximize().language;
  const language = `${answers.language || languageOf(usual)}-${code || 'GB'}`;
  const currency = content?.currency ?? 'EUR';
  const written = new Intl.NumberFormat(language, { style: 'currency', currency })
    .formatToParts(1)
    .map(({ type, value }) =>
      /currency|literal/.test(type) ? value : type === 'integer' ? '{amount}' : '',
    )
    .join('')
    .replaceAll('\u00a0', ' ');
  return {
    ...content,
    code,
    begin,
    language,
    // Without a locale, prices have the digits 0 to 9: in Marathi and Arabic a locale would say others.
    money: {
      code: currency,
      ...(latinDigits(language) === language && { locale: language }),
      written,
    },
  };
}

type Known = ReturnType<typeof countryOf>;

/** The words of the template in the language of a new shop, as far as they are known. */
function translate(document: Document, name: string, language: string): void {
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      node.value = knownText(language, name, node.value) ?? node.value;
    },
  });
}

const isText = (name: string) => name.endsWith('.yaml');

function answerCountry(
  name: string,
  settings: Document,
  { code, language, money, regions }: Known,
): void {
  if (!code) return;
  if (name === 'settings/menu.yaml') settings.set('language', language);
  if (name === 'settings/technical.yaml') settings.set('currency', settings.createNode(money));
  if (name !== 'settings/delivery.yaml') return;
  settings.delete('regions');
  if (!regions) return;
  const { compare } = new Intl.Collator(language);
  const list = Object.keys(regions.list)
    .map((name) => knownText(languageOf(language), 'settings/delivery.yaml', name) ?? name)
    .toSorted(compare);
  settings.set('regions', settings.createNode({ name: regions.name, list }));
}

/** Answers have no quotation marks, by which a placeholder is known. */
function answerSettings(
  file: string,
  settings: Document,
  country: string,
  { name, site, hindi, repository, ...others }: Answers,
): void {
  const orders = withCode(others.orders ?? '', country);
  const answer = (path: readonly string[], value: unknown) => {
    if (file === settingsFileOf(path[0] ?? '')) settings.setIn(path, settings.createNode(value));
  };
  answer(['name'], name);
  if (site) answer(['site'], site);
  if (hindi) answer(['languages'], ['en', 'hi']);
  if (repository) answer(['editor'], { repository, branch: 'main' });
  const kind = orders.includes('@') ? 'email' : 'phone';
  const channel = channelNames.find((name) => channels[name].needs === kind);
  if (!orders || !channel) return;
  const asks = settings.getIn(['orders', 'asks']);
  answer(['orders'], { channel, [kind]: orders, ...(isSeq(asks) && { asks }) });
  answer(['contact', kind], orders);
  if (kind === 'email') return;
  answer(['contact', 'phoneName'], channels[channel].label);
}

const asIs = { lineWidth: 0, singleQuote: true } as const;

/** The fields that are different in a country, each with the comment above it. */
function replaceFields(name: string, { contents }: Document, begin: Document): void {
  const isOfSettings = name.startsWith('settings/');
  const own = begin.getIn(['newShop', isOfSettings ? 'settings' : name.replace('.yaml', '')]);
  if (!isMap(own) || !isMap(contents)) return;
  const { items } = contents;
  for (const field of own.items) {
    if (isOfSettings && settingsFileOf(String(field.key)) !== name) continue;
    const index = items.findIndex(({ key }) => String(key) === String(field.key));
    items.splice(index < 0 ? items.length : index, index < 0 ? 0 : 1, field);
  }
}
