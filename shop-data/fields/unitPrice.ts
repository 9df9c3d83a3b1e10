/** The amounts by which prices can be compared. */
export const comparedAmounts = ['100 ml', '1 l', '100 g', '1 kg'] as const;

export type ComparedAmount = (typeof comparedAmounts)[number];

/** How many of the smaller unit each unit is, also as Hindi packs name it. */
const units: Readonly<Record<string, readonly [count: number, small: 'ml' | 'g']>> = {
  ml: [1, 'ml'],
  l: [1000, 'ml'],
  g: [1, 'g'],
  kg: [1000, 'g'],
  मिली: [1, 'ml'],
  लीटर: [1000, 'ml'],
  ग्राम: [1, 'g'],
  किग्रा: [1000, 'g'],
};

const quantity = /^(?:(\d+)\s*[×x]\s*)?(\d+(?:[.,]\d+)?)\s*(\p{L}[\p{L}\p{M}]*)$/u;

/**
 * What a product costs for an amount: of the amounts that the shop compares by, the first in the unit of
 * the product. Nothing for a net quantity that is more than a number and a unit, such as that of a kit.
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
  for (const per of amounts) {
    const compared = measure(per);
    if (compared?.unit !== measured.unit) continue;
    const amount = Math.round((price * compared.count) / measured.count);
    return { amount, per, of: `${measured.count} ${measured.unit}` };
  }
  return undefined;
}

function measure(text: string) {
  const [, packs = '1', each = '', name = ''] = quantity.exec(text.trim().toLowerCase()) ?? [];
  const unit = units[name];
  const count = Number(packs) * Number(each.replace(',', '.')) * (unit?.[0] ?? 0);
  return unit && count > 0 ? { count, unit: unit[1] } : undefined;
}
