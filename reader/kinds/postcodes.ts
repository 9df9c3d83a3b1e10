import { plainCode } from '#ordering/plainField.ts';

/** The first and the last of postcodes that an owner writes as 682001-682030; nothing for 4050-180, which is one. */
export function rangeIn(written: string): readonly [first: string, last: string] | undefined {
  const [, first = '', last = ''] = /^(\d+) ?[–-] ?(\d+)$/.exec(written) ?? [];
  return first !== '' && first.length === last.length ? [first, last] : undefined;
}

/** How a postcode, or the beginning of some, is kept: `682001-682030`, or capitals and digits without gaps. */
export function plainStart(written: string): string {
  return rangeIn(written)?.join('-') ?? plainCode(written).toUpperCase();
}

/** How all postcodes of a range begin, and no other: 682001-682030 is 682001 to 682009, 68201, 68202 and 682030. */
export function startsOf(written: string): readonly string[] {
  const [first, last] = rangeIn(written) ?? [];
  if (first === undefined) return [written];
  const starts: string[] = [];
  for (let next = Number(first); next <= Number(last);) {
    let zeros = 0;
    const isWithin = (count: number) =>
      count < first.length && next % 10 ** count === 0 && next + 10 ** count - 1 <= Number(last);
    while (isWithin(zeros + 1)) zeros += 1;
    starts.push(
      String(next)
        .padStart(first.length, '0')
        .slice(0, first.length - zeros),
    );
    next += 10 ** zeros;
  }
  return starts;
}
