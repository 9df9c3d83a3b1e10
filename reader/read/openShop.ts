import type * as z from 'zod';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { YamlFile } from '#reader/files/yamlFile.ts';
import { type Checked, checkFile, openFile, valueAt } from '#reader/kinds/checkFile.ts';
import { country as countryCode } from '#reader/kinds/codeFields.ts';
import { countryOf } from '#reader/kinds/phone.ts';
import { type ByFile, type FileName, joinSettings, schemas } from '#reader/fields/schema.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import type { RightParts } from './checkReferences.ts';
import { openProducts } from './products/products.ts';
import { type KnownCountry, readCountry } from './readCountry.ts';
import { openPages } from './readPages.ts';
import { listPictures } from './shopPictures.ts';
import { countriesOf } from './zones.ts';

/** The names of the files at the top of a shop, without their ending. */
export const fileNames = Object.keys(schemas) as FileName[];

export type OpenedShop = ReturnType<typeof openShop>;

/** The first of three steps: each file of a shop, compared with its schema. One that is wrong has no content. */
export function openShop(files: ShopFiles) {
  const opened = new Map<FileName, Checked>();
  for (const name of fileNames) {
    const isThere = files.names.includes(`${name}.yaml`);
    if (!isThere && !mayBeMissing(name)) continue;
    const file = isThere
      ? openFile(files, `${name}.yaml`)
      : new YamlFile(`${files.folder}/${name}.yaml`, '');
    opened.set(name, checkFile(file, schemas[name]));
  }
  const written: ByFile = Object.fromEntries(
    Array.from(opened, ([name, checked]) => [name, checked.content]),
  );
  const content = joinSettings(written);
  const rightParts = Array.from(opened, ([name, checked]) => [
    name,
    rightPartOf(checked, schemas[name]),
  ]);
  const right: RightParts = joinSettings(Object.fromEntries(rightParts) as ByFile);
  const products = openProducts(files, right.settings);
  const pages = openPages(files, right.settings);
  const countries = openCountries(files, right.settings);
  const all = [...opened.values(), ...products.products];
  return {
    files,
    opened,
    written,
    content,
    right,
    products,
    pages,
    lands: countries.lands,
    pictures: listPictures(files, products.products),
    /** What is wrong with the files, each for itself. */
    problems: [
      ...all.flatMap((checked) => checked.problems),
      ...products.problems,
      ...pages.problems,
      ...countries.problems,
    ],
  };
}

/** Whether a file need not be there, since all of its fields may be left out. */
export const mayBeMissing = (name: FileName) =>
  name.startsWith('settings/') && schemas[name].safeParse({}).success;

function openCountries(files: ShopFiles, right: Partial<Settings> = {}) {
  const settings = right.contact && right.language ? (right as Settings) : undefined;
  const own = settings ? countryOf(settings) : '';
  const codes = [...new Set([own, ...(settings ? countriesOf(settings) : [])])];
  const { written, misnamed } = ownCountries(files);
  const read = new Map(
    [...codes, ...written].map((code) => [code, readCountry(files, code)] as const),
  );
  const [country = { code: own }, ...abroad] = codes.map((code): KnownCountry => ({
    ...read.get(code)?.content,
    code,
  }));
  const problems = [...read.values()].flatMap((each) => each.problems);
  return { lands: { country, abroad }, problems: [...misnamed, ...problems] };
}

/** The countries that have a file in the shop’s folder, and such files that no country is found by. */
function ownCountries({ folder, names }: ShopFiles) {
  const own = names.filter((name) => name.startsWith('countries/'));
  const codeOf = (name: string) => /^countries\/(\w+)/.exec(name)?.[1]?.toUpperCase() ?? '';
  const isCountry = (name: string) => countryCode('', '').safeParse(codeOf(name)).success;
  const isRead = (name: string) => isCountry(name) && name === `countries/${codeOf(name)}.yaml`;
  const misnamed = own
    .filter((name) => !isRead(name))
    .map((name) => {
      const right = isCountry(name)
        ? `rename it to ${codeOf(name)}.yaml`
        : 'its name must be the two capital letters of a country, as in IN.yaml';
      return { file: `${folder}/${name}`, message: `is not a file that the shop reads: ${right}` };
    });
  return { written: own.filter(isRead).map(codeOf), misnamed };
}

/** The fields of a file that are right, also beside a wrong one; nothing if it cannot be read. */
function rightPartOf({ file, content, problems }: Checked, { shape }: z.ZodObject) {
  if (file.errors.length > 0) return undefined;
  const wrong = new Set(problems.map(({ field = '' }) => /^\w*/.exec(field)?.[0]));
  const names = Object.keys(shape).filter((name) => !wrong.has(name));
  const part = (name: string) =>
    valueAt(content, [name]) ?? shape[name].safeParse(valueAt(file.content, [name])).data;
  return Object.fromEntries(names.map((name) => [name, part(name)]));
}
