import { type CartLine, countedLines, lineTotal, subtotal } from './cart.ts';
import { type MinorUnits, type SmallestUnit, roundAmount } from './money.ts';

/** What is added to prices, or contained in them. */
export type Tax = { readonly percent?: number | undefined; readonly isIncluded: boolean };

/** The tax of all that has one rate. */
export type TaxPart = { readonly percent: number; readonly amount: MinorUnits };

type Taxing = { readonly tax: Tax | undefined; readonly smallestUnit: SmallestUnit };

/** The taxes of a sum: what is charged and what is saved belongs to the goods of each rate by their prices. */
export function taxesOf(
  { tax, smallestUnit }: Taxing,
  sum: MinorUnits,
  lines: readonly CartLine[],
): readonly TaxPart[] {
  if (tax?.percent === undefined) return [];
  const { percent, isIncluded } = tax;
  const all = subtotal(lines);
  if (all === 0) return [{ percent, amount: 0 }];
  const goods = new Map<number, MinorUnits>();
  for (const line of countedLines(lines)) {
    const rate = line.product.tax ?? percent;
    goods.set(rate, (goods.get(rate) ?? 0) + lineTotal(line));
  }
  let before = 0;
  // Each share ends where the next one begins, so that together they are the sum.
  const shareUpTo = (part: MinorUnits) => roundAmount((sum * part) / all, smallestUnit);
  return [...goods]
    .sort(([one], [other]) => other - one)
    .map(([rate, own]) => {
      const from = shareUpTo(before);
      before += own;
      const part = shareUpTo(before) - from;
      // In whole numbers until the division, so that halves of a hundredth are exact.
      const amount = (part * rate) / (isIncluded ? 100 + rate : 100);
      return { percent: rate, amount: roundAmount(amount, smallestUnit) };
    });
}
