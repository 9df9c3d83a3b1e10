import { toDecimal } from '#ordering/money.ts';
import { entryKeyOf, isOffered } from '#ordering/payments.ts';
import { isPostcode } from '#ordering/place.ts';
import { plainCode } from '#ordering/plainField.ts';
import type { Zone } from '#ordering/zone.ts';
import { channelOf, channels } from '#reader/fields/settings/orders.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import type { Problem } from '#reader/files/problem.ts';
import { rangeIn } from '#reader/kinds/postcodes.ts';
import { zonesOf } from '#reader/read/zones.ts';
import { type KnownCountry, placeOf } from '#reader/read/readCountry.ts';
import type { Translated } from '#reader/read/translations.ts';
import type { YamlFile } from '#reader/files/yamlFile.ts';
import { labelsOf } from '#reader/read/zones.ts';

type Shop = Translated & { readonly country: KnownCountry };

/** What of the zones makes an order go wrong (SPEC 14.3). */
export function findZoneHints(shop: Shop, file: YamlFile): readonly Problem[] {
  const { settings } = shop.content;
  const known = new Set(shop.products.flatMap((product) => labelsOf(product, settings) ?? []));
  return (settings.shipping?.zones ?? []).flatMap((zone, index) => {
    const report = (field: 'without' | 'postcodes', at: number, message: string) =>
      file.problem(['shipping', 'zones', index, field, at], message);
    const unknown = 'which is not a category, tag or fact of a product: correct it, or remove it';
    return [
      ...(zone.without ?? []).flatMap((word, at) =>
        known.has(word) ? [] : [report('without', at, `is “${word}”, ${unknown}`)],
      ),
      ...findWrongStarts(zone, shop).map(([at, message]) => report('postcodes', at, message)),
    ];
  });
}

/** Beginnings with which no postcode of the shop's country begins; only digits are looked at. */
function findWrongStarts({ postcodes = [], countries }: Partial<Zone>, { content, country }: Shop) {
  const place = placeOf(country, content.settings, ['en']);
  const { name = 'postcode', example = '' } = place.postcode;
  const digits = plainCode(example);
  if (!/^\d+$/.test(digits) || countries?.some((code) => code !== country.code)) return [];
  const isStart = (code: string) => isPostcode(code + digits.slice(code.length), place);
  return postcodes.flatMap((start, at) => {
    if ((rangeIn(start) ?? [start]).every(isStart)) return [];
    const message = `is “${start}”, with which no ${name} begins: write it as in ${example}`;
    return [[at, message] as const];
  });
}

/** The least sum of an order for which no way to pay is offered, in each zone (SPEC 15.18). */
export function findUnpayable({ content: { settings } }: Shop, file: YamlFile): readonly Problem[] {
  const { payments, minimumOrder = 1 } = settings;
  if (!channels[channelOf(settings)].asksBuyer) return [];
  const zones = [{ name: '', payments: undefined }, ...(zonesOf(settings, settings) ?? [])];
  const found = zones.flatMap(({ name, payments: own }) => {
    const ways = payments.filter((way) => !own || own.includes(entryKeyOf(way)));
    const sum = leastUnpayable(ways, minimumOrder);
    return sum === undefined ? [] : [{ name, sum }];
  });
  return found.slice(0, 1).map(({ name, sum }) => {
    const message = `has none for goods of ${toDecimal(sum)}${name && ` in ${name}`}, so nobody can order them: change from or upTo of one`;
    return file.problem(['payments'], message);
  });
}

function leastUnpayable(ways: Settings['payments'], minimum: number): number | undefined {
  for (let sum = minimum; sum < Infinity;) {
    const offered = ways.filter((way) => isOffered(way, sum));
    if (offered.length === 0) return sum;
    sum = 1 + Math.max(...offered.map(({ upTo = Infinity }) => upTo));
  }
  return undefined;
}
