/** How a language and country writes numbers; the build reads it from the locale in the settings. */
export type NumberFormat = {
  /** The ten digits, from 0 to 9. */
  readonly digits: string;
  readonly decimalSeparator: string;
  readonly groupSeparator: string;
  /** How many digits are in the last group before the decimals, and in each group before it. */
  readonly lastGroup: number;
  readonly otherGroups: number;
  /** A number with fewer digits before its decimals is not grouped: 5 where 1234 is written as it is. */
  readonly leastGrouped: number;
};

/**
 * Writes a whole number of hundredths, at least 0, with two decimals, as `Intl.NumberFormat` does.
 *
 * The browser's own takes some 30 ms of a first visit on a computer, several times that on a phone, before
 * it has written the first price.
 */
export function writeHundredths(hundredths: number, format: NumberFormat): string {
  const { decimalSeparator, groupSeparator, lastGroup, otherGroups, leastGrouped } = format;
  const digits = String(hundredths).padStart(3, '0');
  const whole = digits.slice(0, -2);
  const isGroupStart = (position: number) => {
    const left = whole.length - position - lastGroup;
    return whole.length >= leastGrouped && position > 0 && left >= 0 && left % otherGroups === 0;
  };
  const grouped = Array.from(whole, (digit, position) =>
    isGroupStart(position) ? groupSeparator + digit : digit,
  );
  const written = grouped.join('') + decimalSeparator + digits.slice(-2);
  const own = Array.from(format.digits);
  return written.replace(/\d/g, (digit) => own[Number(digit)] ?? digit);
}
