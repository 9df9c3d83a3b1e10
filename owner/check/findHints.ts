import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar } from 'yaml';
import { type Checked, type Leaf, openFile, pathsOf, valueAt } from '#reader/kinds/checkFile.ts';
import { findCountryHints } from './findCountryHints.ts';
import { findUnpayable, findZoneHints } from './findZoneHints.ts';
import { findByRules } from './rules.ts';
import { type Problem, fieldName } from '#reader/files/problem.ts';
import { fontOf } from '#reader/look/themeCss.ts';
import {
  knownText,
  languageOf,
  nameInEnglish,
  scriptOf,
  spokenLanguages,
} from '#reader/messages/languageRecord.ts';
import {
  countMessages,
  messageFiles,
  readMessages,
  readerOf,
} from '#reader/messages/readMessages.ts';
import { findFilters } from '#reader/read/products/filters.ts';
import { filledCategories } from '#reader/read/products/products.ts';
import type { Translated } from '#reader/read/translations.ts';
import { channelNames, takesOrders } from '#reader/fields/settings/orders.ts';
import { type Settings, type settingsFiles } from '#reader/fields/settings/settings.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { type KnownCountry, countryFolder } from '#reader/read/readCountry.ts';
import { YamlFile } from '#reader/files/yamlFile.ts';
import { placeholderMark, template } from '#owner/new/template.ts';

type SettingsFile = keyof typeof settingsFiles;

type Shop = Translated & {
  readonly country: KnownCountry;
  readonly pictures: ReadonlyMap<string, string>;
  readonly translations: ReadonlyMap<string, Translated>;
};

/** Of what `new-shop` wrote and nobody has changed. */
export const untouched = 'is still a placeholder: replace it with your own';

/** Of what `new-shop` wrote, buyers rely on, and may be right as it is. */
export const unconfirmed =
  'is still that of a new shop: change it, or write confirmed: yes in settings/tax.yaml when all of these are right';

/** The fields that are so: rates, ways to pay and origin. */
const claims = /^settings\/\w+\.yaml (?:tax\.percent|payments \d+, name|facts\.origin)$/;

/** What an owner should know before the shop is published, and what stops nothing (SPEC 14.3). */
export function findHints(
  files: ShopFiles,
  shop: Shop,
  opened: ReadonlyMap<string, Checked>,
): readonly Problem[] {
  const { settings } = shop.content;
  const fileOf = (name: SettingsFile) => opened.get(name)?.file ?? openFile(files, `${name}.yaml`);
  const isOurs = files.folder === 'shop' || files.folder.startsWith('examples/');
  const left = isOurs ? [] : findUntouched(files, shop);
  const leftFields = left.map(({ field }) => field);
  return [
    ...left,
    ...findByRules(files).filter(({ field }) => !leftFields.includes(field)),
    ...findUndecided(settings, fileOf('settings/orders')),
    ...(isOurs ? [] : findMissingFonts(shop, files)),
    ...findPromises(shop, files),
    ...findEmptyCategories(shop, fileOf('settings/range')),
    ...findEmptyFilters(shop, fileOf('settings/range')),
    ...findTooMany(shop, files),
    ...findZoneHints(shop, fileOf('settings/delivery')),
    ...findUnpayable(shop, fileOf('settings/orders')),
    ...findUnspoken(shop, files, fileOf('settings/menu')),
    ...findUnsaid(files),
    ...findUnshown(shop, files),
    ...findCountryHints(files, shop.content, shop.products, shop.country.code),
  ];
}

/** The texts of the template that are in double quotation marks there, and the pictures of it that are shown. */
function findUntouched(
  files: ShopFiles,
  { content, country, pictures: shown }: Shop,
): readonly Problem[] {
  const { confirmed } = content.settings;
  const language = languageOf(content.settings.language);
  const isClaim = (name: string, { path }: Pick<Leaf, 'path'>) =>
    claims.test(`${name} ${fieldName(path)}`);
  const begins = [
    ...readdirSync(template, { recursive: true, encoding: 'utf8' })
      .map((name) => [name.replaceAll('\\', '/'), join(template, name), [] as string[]] as const)
      .filter(([name]) => name.endsWith('.yaml')),
    ...files.names
      .filter((name) => /^(?:settings\/\w+|policies)\.yaml$/.test(name))
      .map((name) => {
        const part = name.replace(/[/.].*/, '');
        return [name, join(countryFolder, `${country.code}.yaml`), ['newShop', part]] as const;
      }),
  ];
  const texts = begins
    .filter(([name, begin]) => files.names.includes(name) && existsSync(begin))
    .flatMap(([name, begin, within]) => {
      const { content, document } = new YamlFile(name, readFileSync(begin));
      const placeholders = pathsOf(valueAt(content, within))
        .filter((leaf) => {
          const node = document.getIn([...within, ...leaf.path], true);
          return isClaim(name, leaf) || (isScalar(node) && node.type === 'QUOTE_DOUBLE');
        })
        // A new shop has them in its own language, as far as they are known.
        .map(({ path, value }) => ({ path, value: knownText(language, name, value) ?? value }))
        .map(withoutPlaces);
      const file = openFile(files, name);
      return pathsOf(file.content)
        .filter((leaf) => placeholders.includes(withoutPlaces(leaf)))
        .filter((leaf) => !isClaim(name, leaf) || !confirmed)
        .map((leaf) => file.problem(leaf.path, isClaim(name, leaf) ? unconfirmed : untouched));
    });
  const named = new Set(pathsOf(content).map(({ value }) => value));
  const used = [...shown]
    .filter(([reference]) => reference.startsWith('products/') || named.has(reference))
    .map(([, name]) => name);
  const pictures = [...new Set(used)]
    .filter((name) => name.endsWith('.webp') && files.read(name).includes(placeholderMark))
    .map((name) => ({ file: `${files.folder}/${name}`, message: untouched }));
  // A country's template has some fields of the other one.
  const each = new Map(texts.map((text) => [`${text.file} ${text.field}`, text]));
  return [...each.values(), ...pictures];
}

/** A field and its value: an owner may have moved the entries of a list. */
function withoutPlaces({ path, value }: Pick<Leaf, 'path' | 'value'>): string {
  return [...path.filter((part) => typeof part !== 'number'), value].join();
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** A demonstration is for nobody who wants to sell. */
function findUndecided(settings: Settings, file: YamlFile): readonly Problem[] {
  if (takesOrders(settings)) return [];
  const real = channelNames.filter((channel) => takesOrders({ orders: { channel } }));
  const message = `is demonstration, so nobody can order: choose ${either.format(real)} (docs/owners/orders.md)`;
  return [file.problem(['orders', 'channel'], message)];
}

/** Promises of free shipping that name another sum than the settings. */
function findPromises({ content, translations }: Shop, files: ShopFiles): readonly Problem[] {
  const zones = content.settings.shipping?.zones ?? [];
  const limits = zones.flatMap(({ freeFrom = [] }) => freeFrom);
  const [limit] = limits;
  if (limit === undefined) return [];
  return [['', { content }] as const, ...translations].flatMap(([language, { content: own }]) => {
    const name = `${language && `${language}/`}policies.yaml`;
    const { freeShipping = '' } = own.policies;
    const sums = sumsIn(freeShipping, own.settings.currency.locale ?? own.settings.language);
    const isRight = sums.length === 0 || sums.some((sum) => limits.includes(sum));
    if (isRight || !files.names.includes(name)) return [];
    const message = `is “${freeShipping}”, but freeFrom in settings/delivery.yaml is ${limit / 100}: correct one of them`;
    return [openFile(files, name).problem(['freeShipping'], message)];
  });
}

/** The amounts in a text, by the signs of a language and its country: `1.250,00 €` is 125000 with pt-PT. */
function sumsIn(text: string, locale: string): readonly number[] {
  const decimal = new Intl.NumberFormat(locale).format(0.5).replaceAll(/\d/g, '');
  return (text.match(/\d(?:[\d.,  ]*\d)?/g) ?? []).map((written) => {
    const [whole = '', hundredths = ''] = written.split(decimal);
    return Math.round(Number(`${whole.replaceAll(/\D/g, '')}.${hundredths}`) * 100);
  });
}

function findEmptyCategories({ content, products }: Shop, file: YamlFile): readonly Problem[] {
  const { settings } = content;
  const filled = filledCategories(settings, products);
  return (settings.categories ?? []).flatMap((category, index) => {
    const message = `is ${category.slug}, which no product has, so it has no page and no link: write category: ${category.slug} in a product.yaml, or remove the category`;
    return filled.includes(category) ? [] : [file.problem(['categories', index, 'slug'], message)];
  });
}

function findEmptyFilters(shop: Shop, file: YamlFile) {
  return findFilters(shop).flatMap(({ name, values }, index) => {
    const message = `is ${name}, which no product says, so it is not a filter: write it in facts of a product.yaml, or remove it`;
    return values.length > 0 ? [] : [file.problem(['filters', index], message)];
  });
}

/** Letters that a typeface does not have are in whatever font a device has, or in none. */
function findMissingFonts({ content: { settings, theme } }: Shop, files: ShopFiles) {
  const languages = languagesOf(settings).map((code) => [code, scriptOf(code)] as const);
  const scripts = new Map(
    languages.map(([code, script]) => [script?.name, [code, script]] as const),
  );
  return [...scripts.values()].flatMap(([code, script]) =>
    (['headings', 'text'] as const).flatMap((use) => {
      if (!script || fontOf(theme.typefaces[use], script)) return [];
      const message = `is missing, so each device shows ${nameInEnglish(code)} letters in a font of its own: write ${script.name}: noto-sans-${script.name}`;
      return [openFile(files, 'theme.yaml').problem(['typefaces', use, script.name], message)];
    }),
  );
}

/** The languages of a shop by their codes, the first one first. */
function languagesOf({ language, languages = [] }: Settings): readonly string[] {
  return [...new Set([languageOf(language), ...languages])];
}

/** The software's words that nobody has translated (SPEC 18.1). */
function findUnspoken({ content: { settings } }: Shop, files: ShopFiles, file: YamlFile) {
  const { folder, names } = files;
  return languagesOf(settings).flatMap((code) => {
    if (!spokenLanguages(names).includes(code)) {
      const message = `has ${code}, which the software does not speak: its own words, such as those on buttons, are ${settings.buttons ? nameInEnglish(settings.buttons) : 'English'} until they are in ${folder}/strings/${code} (docs/owners/adding-a-language.md)`;
      return settings.buttons ? [] : [file.problem(['language'], message)];
    }
    const { all, missing } = countMessages(code, folder, readerOf(files));
    const message = `lacks ${missing} of the software’s ${all} messages, which are English: write them there (docs/owners/adding-a-language.md)`;
    return missing > 0 ? [{ file: `${folder}/strings/${code}`, message }] : [];
  });
}

/** Messages of the owner's that say less than those that they replace (SPEC 18.1). */
function findUnsaid(files: ShopFiles): readonly Problem[] {
  return files.names.flatMap((name) => {
    const [, language = '', file = ''] = /^strings\/([a-z]{2,3})\/(\w+)\.yaml$/.exec(name) ?? [];
    if (!messageFiles().includes(file)) return [];
    return readMessages(file, language, files.folder, readerOf(files)).hints;
  });
}

/** Each list is one page, and what cards need of all products comes with every page (SPEC 17.1). */
function findTooMany({ products }: Shop, { folder }: ShopFiles): readonly Problem[] {
  const count = products.length;
  const many = `has ${count} products, and the shop is made for 300: pages load slowly`;
  const none =
    'has no product yet: press New under Products at the desk, or add a folder such as 01-green-tea (docs/owners/make-it-yours.md)';
  if (count > 0 && count <= 300) return [];
  return [{ file: `${folder}/products`, message: count > 0 ? many : none }];
}

/** What is in the folder, and not in the shop. */
function findUnshown(
  { pictures, products }: Shop,
  { folder, names }: ShopFiles,
): readonly Problem[] {
  const isShown = ([name]: readonly [string, string]) => /\/(?:primary|secondary)$/.test(name);
  const more = products.flatMap((product) =>
    product.pictures.map(({ picture }) => pictures.get(picture.picture)),
  );
  const shown = new Set([...[...pictures].filter(isShown).map(([, picture]) => picture), ...more]);
  const third = /^products\/[^/]+\/(?!product\.yaml$)/;
  return names
    .filter((name) => third.test(name) && !shown.has(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      message: /\.hei[cf]$/i.test(name)
        ? 'is a photo in a format that the shop cannot read: delete it, or save it as JPG'
        : 'is a file that no product names: delete it, or name it in morePictures of product.yaml, with what it shows',
    }));
}
