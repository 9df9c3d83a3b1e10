import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatAddress } from 'localized-address-format';
import type { Place } from '#ordering/place.ts';
import { type Country, addressParts, country } from '#reader/fields/country.ts';
import { phoneFormOf } from '#reader/kinds/phone.ts';
import { takesOrders } from '#reader/fields/settings/orders.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import { type Checked, checkFile, openFile } from '#reader/kinds/checkFile.ts';
import { knownText, spokenLanguages } from '#reader/messages/languageRecord.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { YamlFile } from '#reader/files/yamlFile.ts';

/** The files of countries that come with the software. */
export const countryFolder = join(import.meta.dirname, '../../countries');

/** The file of a country: the shop's own, else the software's, else an empty one (SPEC 14.120). */
export function readCountry(files: ShopFiles, code: string): Checked<Country> {
  const name = `countries/${code}.yaml`;
  if (files.names.includes(name)) return checkFile(openFile(files, name), country);
  const file = join(countryFolder, `${code}.yaml`);
  return checkFile(new YamlFile(name, existsSync(file) ? readFileSync(file) : ''), country);
}

/** What is known of a country, whose two letters are `code`. */
export type KnownCountry = Country & { readonly code: string };

type Shown = Pick<Settings, 'orders' | 'regions'>;

/**
 * What addresses of a country are like: by its file, the shop's settings and the libraries (SPEC 15.11).
 *
 * @param languages that of the page, then the shop's first one, in whose word a postcode is called where the country's
 *   file has none of the page's
 */
export function placeOf(
  { code, postcode = {}, mobile, address, regions: known }: KnownCountry,
  { orders, regions }: Shown,
  languages: readonly string[],
  isAbroad = false,
): Place {
  const { name, form = postcode.form } = orders?.postcode ?? {};
  const names = languages.flatMap((language) => postcode.name?.[language] ?? []);
  return {
    country: code,
    phone: phoneFormOf(code, mobile, isAbroad),
    postcode: {
      name: name ?? names[0],
      ...(hasNoPostcode(code) && { isNone: true }),
      ...formOf(form),
    },
    lines: linesOf(code, address),
    states: statesByPostcode(known, regions?.list ?? []),
  };
}

/** The tax in percent that services want on top of prices without it; none in a demonstration (SPEC 16.70). */
export function addedTaxOf(
  { taxInFeed = true }: Pick<KnownCountry, 'taxInFeed'>,
  { orders, tax }: Pick<Settings, 'orders' | 'tax'>,
): number | undefined {
  return taxInFeed && !tax?.isIncluded && takesOrders({ orders }) ? tax?.percent : undefined;
}

const classes: Readonly<Record<string, string>> = { 9: String.raw`\d`, 1: '[1-9]', A: '[A-Z]' };
const signs = /[19A]/g;

/** What a field of a postcode needs of how it is written, such as `9999-999, 9999`. */
function formOf(written: string | undefined): Omit<Place['postcode'], 'name'> {
  if (written === undefined) return { forms: [] };
  const ways = written.split(/, */);
  const [letters, digits] = [Array.from('ABCDEFGH'), Array.from('1234567890')];
  const example = ways[0]?.replaceAll(
    signs,
    (sign) => (sign === 'A' ? letters : digits).shift() ?? sign,
  );
  const patternOf = (way: string) => way.replaceAll(signs, (sign) => classes[sign] ?? '');
  return {
    pattern: ways.map(patternOf).join('|'),
    ...(example && { example }),
    forms: ways.map((way) => {
      const parts = way.split(/[ -]/);
      const plain = parts.map((part) => `(${patternOf(part)})`).join('');
      let group = 0;
      return [`^${plain}$`, way.replaceAll(/[^ -]+/g, () => `$${++group}`)] as const;
    }),
  };
}

const labelOf = (postalCountry: string) =>
  formatAddress({
    postalCountry,
    name: '{name}',
    addressLines: ['{address}', '{area}', '{landmark}'],
    locality: '{city}',
    administrativeArea: '{region}',
    postalCode: '{postcode}',
  });

/** Whether addresses of a country have no postcode, as those of the Emirates. */
const hasNoPostcode = (code: string) => !labelOf(code).join().includes('{postcode}');

/** In the letters of the country, as its post wants them; what it does not use has a line of its own. */
function linesOf(code: string, own?: readonly string[]): readonly string[] {
  const lines = own ?? labelOf(code);
  const left = addressParts.filter((part) => !lines.some((line) => line.includes(part)));
  const isStreet = (part: string) => /name|address|area|landmark/.test(part);
  const name = lines.findIndex((line) => line.includes('{name}')) + 1;
  return [
    ...lines.slice(0, name),
    ...left.filter(isStreet),
    ...lines.slice(name),
    ...left.filter((part) => !isStreet(part)),
  ];
}

/** By the start of a postcode, the indexes of its states in a shop's list of regions. */
function statesByPostcode(
  { list = {}, also = {} }: Partial<NonNullable<Country['regions']>> = {},
  regions: NonNullable<Shown['regions']>['list'],
): Place['states'] {
  const states: Record<string, number[]> = {};
  const languages = spokenLanguages();
  for (const [state, starts] of Object.entries(list)) {
    const names = [
      state,
      ...(also[state] ?? '').split(', '),
      ...languages.map((code) => knownText(code, 'settings/delivery.yaml', state)),
    ].flatMap((name) => (name ? [plain(name)] : []));
    const index = regions.findIndex(({ name }) => names.includes(plain(name)));
    // A state that the shop does not list keeps its prefixes, so that no neighbour is proposed for them.
    for (const start of starts.split(' ').filter(Boolean)) (states[start] ??= []).push(index);
  }
  return states;
}

/** The letters of a name, whatever is between them. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{M}]/gu, '');
}
