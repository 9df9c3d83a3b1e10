import type { ComparedAmount } from '#catalogue/product.ts';

/** What India compares prices by (Legal Metrology Rules, 6(11)): per g below 1 kg, from there on per kg. */
export const indianAmounts = ['1 g', '1 kg', '1 ml', '1 l', '1 cm', '1 m', '1 piece'] as const;

/** The amounts by which prices can be compared. */
export const comparedAmounts = [
  '100 ml',
  '100 g',
  ...indianAmounts,
] as const satisfies readonly ComparedAmount[];

/** How many of the smaller unit each unit is, also as Hindi packs name it. */
const units: Readonly<
  Record<string, readonly [count: number, small: 'ml' | 'g' | 'cm' | 'piece']>
> = {
  ml: [1, 'ml'],
  l: [1000, 'ml'],
  g: [1, 'g'],
  kg: [1000, 'g'],
  cm: [1, 'cm'],
  m: [100, 'cm'],
  piece: [1, 'piece'],
  pieces: [1, 'piece'],
  मिली: [1, 'ml'],
  लीटर: [1000, 'ml'],
  ग्राम: [1, 'g'],
  किग्रा: [1000, 'g'],
  सेमी: [1, 'cm'],
  मीटर: [100, 'cm'],
  पीस: [1, 'piece'],
};

const quantity = /^(?:(\d+)\s*[×x]\s*)?(\d+(?:[.,]\d+)?)\s*(\p{L}[\p{L}\p{M}]*)$/u;

/**
 * What a product costs for an amount: of the amounts that the shop compares by, the largest that is not more
 * than the product, else the first in its unit. Nothing where that is its price, or for a net quantity that
 * is more than a number and a unit, such as that of a kit.
 *
 * @param price in hundredths of the currency, as is `amount` of what is returned
 */
export function unitPriceOf(
  price: number,
  netQuantity: string | undefined,
  amounts: readonly ComparedAmount[],
) {
  const measured = measure(netQuantity ?? '');
  if (!measured) return undefined;
  const { count, unit } = measured;
  const compared = amounts
    .map((per) => ({ per, ...measure(per) }))
    .filter((each) => each.unit === unit)
    .map(({ per, count: of = 1 }) => ({ per, of }));
  const fitting = compared
    .filter(({ of }) => of <= count)
    .toSorted((one, other) => other.of - one.of);
  const [chosen] = [...fitting, ...compared];
  if (!chosen || chosen.of === count) return undefined;
  const amount = Math.round((price * chosen.of) / count);
  return { amount, per: chosen.per, of: `${count} ${unit}` };
}

/** How many of its smaller unit an amount is; nothing for a text that is more than a number and a unit. */
function measure(text: string) {
  const [, packs = '1', each = '', name = ''] = quantity.exec(text.trim().toLowerCase()) ?? [];
  const unit = units[name];
  const count = Number(packs) * Number(each.replace(',', '.')) * (unit?.[0] ?? 0);
  return unit && count > 0 ? { count, unit: unit[1] } : undefined;
}
