import { checkCategories, filledCategories, findEmptyCategories } from './categories.ts';
import { type Known, checkPlace } from './checkPlace.ts';
import { findPlaces } from './findPlaces.ts';
import { findUnreadable } from './palette.ts';
import type { Problem } from './problem.ts';
import { checkProducts } from './readProducts.ts';
import { checkFile } from './schemaProblems.ts';
import { type Settings, type ShopContent, type Theme, schemas } from './schema.ts';
import type { ShopFiles } from './shopFiles.ts';
import { listPictures } from './shopPictures.ts';
import { type Translated, readTranslations } from './readTranslations.ts';
import { readWordmark } from './wordmark.ts';
import { advise, fieldName } from './wording.ts';
import { YamlFile } from './yamlFile.ts';

type FileName = keyof typeof schemas;

/** A shop that is right. */
export type Shop = Translated & {
  readonly folder: string;
  /** The file of each picture below the folder, by the name that the shop's files use. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly hasScreenshots: boolean;
  /** The shop in each of its further languages, by the code. */
  readonly translations: ReadonlyMap<string, Shop>;
};

type Opened = {
  readonly file: YamlFile;
  readonly isWrong: (path: readonly PropertyKey[]) => boolean;
};

/** A shop, or what is wrong with it. */
export type Reading = {
  readonly shop?: Shop;
  /** By file and line. */
  readonly problems: readonly Problem[];
  /** What should be changed before the shop is published; stops nothing. */
  readonly hints: readonly Problem[];
  /** A sentence for each text that a translation of the shop does not translate. */
  readonly untranslated: readonly string[];
};

/** In `line 9` and `line 10` the numbers count, and not their first digits. */
const { compare: byFileAndLine } = new Intl.Collator('en', { numeric: true });

const fileNames = Object.keys(schemas) as FileName[];

/** Reads and checks all files of a shop. */
export async function readShop(files: ShopFiles): Promise<Reading> {
  const shown = (name: string) => `${files.folder}/${name}`;
  const problems: string[] = [...findStrangers(files)];
  const opened = new Map<FileName, Opened>();
  const content: Partial<Record<FileName, unknown>> = {};
  for (const name of fileNames) {
    if (!files.names.includes(`${name}.yaml`)) {
      problems.push(
        `${shown(`${name}.yaml`)} is missing: copy it from the shop that came with the software.`,
      );
      continue;
    }
    const file = new YamlFile(shown(`${name}.yaml`), files.read(`${name}.yaml`).toString());
    const checked = checkFile(file, schemas[name]);
    problems.push(...checked.problems);
    opened.set(name, { file, isWrong: checked.isWrong });
    content[name] = checked.content;
  }
  const pictures = listPictures(files);
  const settings = content.settings as Settings | undefined;
  const theme = content.theme as Theme | undefined;
  const products = await checkProducts({ files, pictures, settings });
  const categories = settings ? filledCategories(settings, products.products) : [];
  const known: Known = {
    files,
    productIds: products.ids,
    categories: categories.map(({ slug }) => slug),
    theme,
    settings,
    policies: content.policies as ShopContent['policies'] | undefined,
    pictures,
  };

  const warnings = [...products.hints];
  for (const name of fileNames) {
    const { file, isWrong } = opened.get(name) ?? {};
    for (const found of findPlaces(schemas[name], file?.content)) {
      if (!file || isWrong?.(found.path)) continue;
      const problem = await checkPlace(found, file, known, (hint) =>
        warnings.push(file.say(found.path, hint)),
      );
      if (problem !== undefined) problems.push(file.say(found.path, problem));
    }
  }
  const themeFile = opened.get('theme')?.file;
  if (theme && themeFile) problems.push(...checkContrast(theme, themeFile));
  const settingsFile = opened.get('settings')?.file;
  if (settings && settingsFile) {
    problems.push(
      ...checkCurrency(settings, settingsFile),
      ...checkOrders(settings, settingsFile),
      ...checkShipping(settings, settingsFile),
      ...checkLanguages(settings, settingsFile),
      ...checkCategories(settings, settingsFile),
    );
    warnings.push(
      ...findEmptyCategories(settings, products.products, settingsFile),
      ...findPlaceholders(settings, settingsFile),
      ...findUndecidedNumber(settings, settingsFile),
    );
  }
  problems.push(...products.problems, ...checkDrawings(files));
  const translations = readTranslations(files, content, products.contents, settings);
  problems.push(...translations.flatMap((translation) => translation.problems));
  warnings.push(...translations.flatMap((translation) => translation.warnings));
  const hints = warnings.map(asProblem);
  const untranslated = translations.flatMap((translation) => translation.untranslated);
  if (problems.length > 0) {
    return { problems: problems.toSorted(byFileAndLine).map(asProblem), hints, untranslated };
  }
  const shop: Shop = {
    folder: files.folder,
    content: content as ShopContent,
    products: products.products,
    pictures: new Map([...pictures].map(([reference, [file = '']]) => [reference, file])),
    hasScreenshots: files.names.some((name) => name.startsWith('screenshots/')),
    translations: new Map(),
    fallbacks: new Set(),
  };
  const further = (settings?.languages ?? []).flatMap((code) => {
    const found = translations.find(({ language }) => language === code);
    return found ? [[code, { ...shop, ...found.translated }] as const] : [];
  });
  return { problems: [], hints, untranslated, shop: { ...shop, translations: new Map(further) } };
}

function checkLanguages({ language, languages }: Settings, file: YamlFile): readonly string[] {
  const [own = ''] = language.split('-');
  return (languages ?? []).flatMap((code, index, all) => {
    const problem =
      index === 0 && code !== own
        ? `but the first one must be ${own}, since language is ${language}`
        : all.indexOf(code) < index && 'which is there twice: remove one of the two';
    const path = ['languages', index];
    return problem ? [file.say(path, `${fieldName(path)} is “${code}”, ${problem}`)] : [];
  });
}

function checkContrast(theme: Theme, file: YamlFile): readonly string[] {
  return findUnreadable(theme).map(({ field, colour, other, otherName, contrast, nearest }) =>
    file.say(
      field.split('.'),
      `${field} is ${colour}, and its contrast to ${otherName}, ${other}, is ${contrast.toFixed(1)}, but 4.5 is needed to read text: the nearest colour that has it is ${nearest}`,
    ),
  );
}

function checkCurrency({ currency }: Settings, file: YamlFile): readonly string[] {
  const { code } = currency;
  const say = (problem: string) => [
    file.say(['currency', 'code'], `currency.code is ${code}, ${problem}`),
  ];
  if (!Intl.supportedValuesOf('currency').includes(code)) return say('which is no currency');
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits === 2
    ? []
    : say('but this software writes prices with two decimals: use a currency that has hundredths');
}

/** The field that each channel needs, and what it is. */
const neededByChannel = {
  whatsapp: ['phone', 'the number that orders are sent to, as in +91 98765 43210'],
  mail: ['email', 'the address that orders are sent to, as in orders@shop.example'],
  hosted: [
    'address',
    'the address of the other shop system, as in https://store.example/cart/{id}:{quantity}',
  ],
} as const;

function checkOrders({ orders }: Settings, file: YamlFile): readonly string[] {
  if (!orders || orders.channel === 'demonstration') return [];
  const [field, about] = neededByChannel[orders.channel];
  return orders[field] === undefined
    ? [
        file.say(
          ['orders', 'channel'],
          `orders.${field} is missing, and the channel ${orders.channel} needs it: add ${about}`,
        ),
      ]
    : [];
}

function checkShipping({ shipping, regions }: Settings, file: YamlFile): readonly string[] {
  return (shipping?.regions ?? []).flatMap(({ name }, index) =>
    regions.list.includes(name)
      ? []
      : [
          file.say(
            ['shipping', 'regions', index, 'name'],
            `shipping.regions ${index + 1}, name is “${name}”, which is none of the regions of this file: ${advise(name, regions.list)}`,
          ),
        ],
  );
}

/** Values that came with the software, or that cannot be real. */
function findPlaceholders({ site, contact, socialProfile }: Settings, file: YamlFile) {
  const isExample = (host: string) => /(?:^|[@./])example(?:\.[a-z]+)?$/.test(host);
  const values: readonly (readonly [path: readonly string[], value: string, isLeft: boolean])[] = [
    [['site'], site, isExample(site)],
    [['contact', 'phone'], contact.phone, /^\+\d{1,3}[ 0]+$/.test(contact.phone)],
    [['contact', 'email'], contact.email, isExample(contact.email)],
    [
      ['socialProfile', 'address'],
      socialProfile?.address ?? '',
      /^https:\/\/[^/]+\/?$/.test(socialProfile?.address ?? ''),
    ],
  ];
  return values
    .filter(([, , isLeft]) => isLeft)
    .map(([path, value]) =>
      file.say(
        path,
        `${fieldName(path)} is still ${value}, which is only an example: write your own before you publish the shop`,
      ),
    );
}

/** A number that is called WhatsApp, and of which the owner does not say what it opens (SPEC 10.20). */
function findUndecidedNumber({ contact: { phoneName, opens } }: Settings, file: YamlFile) {
  return opens === undefined && /whats\s?app/i.test(phoneName)
    ? [
        file.say(
          ['contact', 'phoneName'],
          `contact.phoneName is ${phoneName}, but the number opens a call: add opens: whatsapp for a chat, or opens: phone`,
        ),
      ]
    : [];
}

/** Files beside the known ones, whose name is probably a slip of the pen. */
function findStrangers({ folder, names }: ShopFiles): readonly string[] {
  const known = fileNames.map((name) => `${name}.yaml`);
  return names
    .filter((name) => /^[^/]+\.ya?ml$/.test(name) && !known.includes(name))
    .map((name) => `${folder}/${name} is not a file that the shop reads: ${advise(name, known)}`);
}

function checkDrawings(files: ShopFiles): readonly string[] {
  const problems = files.names.includes('icon.svg')
    ? []
    : [`${files.folder}/icon.svg is missing: draw the icon of the browser’s tab, a square SVG.`];
  if (!files.names.includes('wordmark.svg')) return problems;
  const { problem } = readWordmark(files.read('wordmark.svg').toString());
  return problem === undefined
    ? problems
    : [...problems, `${files.folder}/wordmark.svg ${problem}.`];
}

function asProblem(sentence: string): Problem {
  const [, file = '', line, field, message = ''] =
    /^(\S+?)(?:, line (\d+):)? (?:([\w-]+(?:[., ]+[\w-]+)*?) (?=(?:is|has|lacks|must|does)\b))?(.*)$/.exec(
      sentence,
    ) ?? [];
  return { file, ...(line && { line: Number(line) }), ...(field && { field }), message };
}
