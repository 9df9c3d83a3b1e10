import { isOffered } from '#ordering/payments.ts';
import { toDecimal } from '#ordering/money.ts';
import { channelOf, channels } from '#reader/fields/settings/orders.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import type { Problem } from '#reader/files/problem.ts';
import type { ShopProduct } from '#reader/read/products/makeProducts.ts';
import type { YamlFile } from '#reader/files/yamlFile.ts';
import { labelsOf } from '#reader/read/zones.ts';

/** What of the zones cannot be meant (SPEC 14.3). */
export function findZoneHints(
  settings: Settings,
  products: readonly ShopProduct[],
  file: YamlFile,
): readonly Problem[] {
  const { zones = [] } = settings.shipping ?? {};
  const known = new Set(products.flatMap((product) => labelsOf(product, settings) ?? []));
  const unknown = zones.flatMap(({ without = [] }, index) =>
    without.flatMap((word, at) => {
      const message = `is “${word}”, which is not a category, tag or fact of a product: correct it, or remove it`;
      const path = ['shipping', 'zones', index, 'without', at];
      return known.has(word) ? [] : [file.problem(path, message)];
    }),
  );
  return [...unknown, ...findUnpayable(settings, file)];
}

/** The least sum of an order for which no way to pay is offered, in each zone (SPEC 15.18). */
function findUnpayable(settings: Settings, file: YamlFile): readonly Problem[] {
  const { payments, minimumOrder = 1, shipping } = settings;
  if (!channels[channelOf(settings)].asksBuyer) return [];
  const everywhere = { name: '', payments: undefined };
  const found = [everywhere, ...(shipping?.zones ?? [])].flatMap(({ name, payments: own }) => {
    const ways = payments.filter((way) => !own || own.includes(way.name));
    const sum = leastUnpayable(ways, minimumOrder);
    return sum === undefined ? [] : [{ name, sum }];
  });
  return found.slice(0, 1).map(({ name, sum }) => {
    const where = name && ` in ${name}`;
    const message = `has none for goods of ${toDecimal(sum)}${where}, so nobody can order them: change from or upTo of one`;
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
