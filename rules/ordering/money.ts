/** An amount of money: a whole number of the currency's hundredths, also where it has none (SPEC 9.5). */
export type MinorUnits = number;

/** The smallest amount that can be paid: a hundredth, or 100 of them in a currency without a smaller unit, such as yen. */
export type SmallestUnit = 1 | 100;

/** The nearest amount that can be paid. */
export function roundAmount(amount: number, smallestUnit: SmallestUnit): MinorUnits {
  return Math.round(amount / smallestUnit) * smallestUnit;
}

/** How prices are written; the build reads all but `written` from the currency's locale. */
export type PriceFormat = {
  /** A price with `{amount}` instead of its number. */
  readonly written: string;
  /** The code point of its digit 0; the other digits follow it. */
  readonly zero: number;
  readonly decimal: string;
  /** The separator of groups of digits. */
  readonly group: string;
  /** A regular expression that finds the starts of all groups but the first. */
  readonly groupStart: string;
  /** A number with fewer digits before its decimals has no groups: 5 where 1234 is written as it is. */
  readonly minGrouped: number;
  /** Where it is 100, prices have no decimals. */
  readonly smallestUnit: SmallestUnit;
};

/**
 * Writes an amount of at least 0 as the shop's settings say, with their grouping of digits (SPEC 1.4). The
 * number is as `Intl.NumberFormat` writes it. The first of those takes some 30 ms of a first visit on a
 * computer, and several times as long on a phone.
 */
export function writePrice(amount: MinorUnits, format: PriceFormat): string {
  const hasDecimals = format.smallestUnit === 1;
  const digits = String(roundAmount(amount, format.smallestUnit)).padStart(3, '0');
  const integer = digits.slice(0, -2);
  const grouped =
    integer.length < format.minGrouped
      ? integer
      : integer.replace(new RegExp(format.groupStart, 'g'), format.group);
  const number = hasDecimals ? grouped + format.decimal + digits.slice(-2) : grouped;
  return format.written.replace(
    '{amount}',
    number.replace(/\d/g, (digit) => String.fromCodePoint(format.zero + Number(digit))),
  );
}

/** @public Also read by owner/ and reader/. An amount in the currency's own units, as other programs read it: `1099.00`. */
export function toDecimal(hundredths: number, decimals = 2): string {
  return (hundredths / 100).toFixed(decimals);
}
