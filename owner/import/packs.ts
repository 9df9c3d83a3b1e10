/** The units of packs as people write them, by those that the shop compares prices by. */
const units = {
  g: 'g|gm|gms|gr|gram|grams|ग्राम',
  kg: 'kg|kgs|kilo|kilos|किलो|किग्रा',
  ml: 'ml|मिली',
  l: 'l|lt|ltr|ltrs|liter|liters|litre|litres|लीटर',
  cm: 'cm|cms',
  piece: 'pc|pcs|piece|pieces|nos',
} as const;

const unitOf = new Map(
  Object.entries(units).flatMap(([unit, names]) => names.split('|').map((name) => [name, unit])),
);
const parts: Readonly<Record<string, number>> = {
  half: 2,
  '½': 2,
  '1/2': 2,
  आधा: 2,
  quarter: 4,
  '¼': 4,
  '1/4': 4,
};
const smaller: Readonly<Record<string, string>> = { kg: 'g', l: 'ml' };
const amount = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(\d+(?:\.\d+)?|${Object.keys(parts).join('|')})\s*(${[...unitOf.keys()].join('|')})\.?(?![\p{L}\p{M}\p{N}])`,
  'iu',
);

/** The amount in a text such as “MRP 250 gm” or “Half kg”, as in 250 g, and what else the text says. */
export function amountIn(
  text: string,
): { readonly amount: string; readonly rest: string } | undefined {
  const [found, count = '', name = ''] = amount.exec(text) ?? [];
  if (found === undefined) return undefined;
  const unit = unitOf.get(name.toLowerCase()) ?? '';
  const part = parts[count.toLowerCase()];
  const small = smaller[unit];
  const rest = text
    .replace(found, ' ')
    .replaceAll(/[()₹]|\b(?:rs|inr|per|for|of|each)\b\.?/gi, ' ')
    .trim();
  const many = unit === 'piece' && Number(count) !== 1 ? 's' : '';
  if (part === undefined) return { amount: `${Number(count)} ${unit}${many}`, rest };
  return small === undefined ? undefined : { amount: `${1000 / part} ${small}`, rest };
}

/** A text that says an amount and nothing else, in the shop’s units; empty for any other. */
export function toAmount(text = ''): string {
  const { amount: said = '', rest = text } = amountIn(text) ?? {};
  return rest === '' ? said : '';
}
