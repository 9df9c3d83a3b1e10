import { type MinorUnits, readPrice } from '#ordering/money.ts';
import { plainText } from '#ordering/plainText.ts';
import type { OrderLanguage } from './ordersShop.ts';

/** A product in an order; a short text has neither its name nor its sum. */
export type OrderedLine = {
  readonly quantity: number;
  readonly sku: string;
  readonly name?: string;
  readonly sum?: MinorUnits;
  /** What was asked of it, as its text says it: “Name on the cake: Asha”. */
  readonly answers?: readonly string[];
};

/** An order as its text says it. */
export type ReadOrder = {
  readonly reference: string;
  /** As the text writes it. */
  readonly day: string;
  readonly lines: readonly OrderedLine[];
  /** From the subtotal to the total; a short text has only what is between. What is taken off is below 0. */
  readonly sums: readonly { readonly term: string; readonly amount: MinorUnits }[];
  /** What the buyer has typed, line by line. */
  readonly shipTo: readonly string[];
  readonly note: readonly string[];
  /** How it is paid, and how much. */
  readonly payment: string;
  readonly paid?: MinorUnits;
  /** What the link at its end says. */
  readonly link?: readonly { readonly id: number; readonly quantity: number }[];
  readonly unread: readonly string[];
  /** What the text itself says that it has left out. */
  readonly isPart: boolean;
  /** Of two texts of one number that differ. */
  readonly twin?: 'later' | 'earlier';
  readonly language: OrderLanguage | undefined;
};

/** What a line of an order is, with what it says; of a message also the languages that write it so. */
type OrderLine =
  | {
      readonly kind: 'message';
      readonly name: string;
      readonly values: Values;
      readonly languages: readonly OrderLanguage[];
    }
  | {
      readonly kind: 'payment';
      readonly way: string;
      readonly paid: MinorUnits;
      readonly languages?: readonly OrderLanguage[];
    }
  | { readonly kind: 'lines'; readonly lines: readonly OrderedLine[] }
  | { readonly kind: 'sum'; readonly term: string; readonly amount: MinorUnits }
  | {
      readonly kind: 'link';
      readonly link: readonly { readonly id: number; readonly quantity: number }[];
    };

type Values = Readonly<Record<string, string>>;

/** The messages that an order is written with; those of what was typed have a text behind them in the short form. */
const messages = [
  'orderHeading',
  'orderNumber',
  'paymentBy',
  'paymentOf',
  'shipToHeading',
  'noteHeading',
  'pricesOf',
  'promised',
  'sameCart',
  'moreLines',
  'addressFollows',
  'orderFollows',
];

/** 32 digits and letters that are not confused when they are read aloud (SPEC 15.8). */
export const reference =
  /(?<![\dA-Z-])(?<reference>[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4})(?![\dA-Z-])/;

/** What a line is in the text of an order, in any of these languages; nothing where the shop writes no such line. */
export function identify(line: string, languages: readonly OrderLanguage[]): OrderLine | undefined {
  const message = findMessage(line, languages);
  if (message) return message;
  const [, products] = /^https?:\/\/\S+\?products=([\d:,]+)(?: ?<[^<>]*>)?$/.exec(line) ?? [];
  if (products !== undefined) return { kind: 'link', link: readLink(products) };
  const amountIn = (text: string) => amountOf(text, languages);
  const lines = linesIn(line, amountIn);
  if (lines.length > 0) return { kind: 'lines', lines };
  const [, term = '', sign, figure = ''] = /^(\S.*): ([−-]?)(.+)$/.exec(line) ?? [];
  const isFree = languages.some(({ words }) => words['free'] === figure);
  const amount = isFree ? 0 : amountIn(figure);
  if (amount !== undefined) return { kind: 'sum', term, amount: sign ? -amount : amount };
  // In words that the shop has had earlier.
  const [, way = '', total = ''] = /^[^:：\d][^:：]*[:：] ?(\S.*), (\S+ ?\S*)$/.exec(line) ?? [];
  const paid = amountIn(total);
  return paid === undefined ? undefined : { kind: 'payment', way, paid };
}

function findMessage(line: string, languages: readonly OrderLanguage[]): OrderLine | undefined {
  for (const name of messages) {
    const own = languages.filter(({ words }) => match(line, name, words));
    const values = own[0] && match(line, name, own[0].words);
    if (values && !name.startsWith('payment'))
      return { kind: 'message', name, values, languages: own };
    const paid = amountOf(values?.['total'] ?? '', languages);
    if (paid !== undefined)
      return { kind: 'payment', way: values?.['way'] ?? '', paid, languages: own };
  }
  return undefined;
}

const readLink = (products: string) =>
  products.split(',').map((each) => {
    const [id, quantity = '1'] = each.split(':');
    return { id: Number(id), quantity: Number(quantity) };
  });

/** A price alone, with the sign of a currency before or behind it; nothing for any other text. */
function amountOf(text: string, [language]: readonly OrderLanguage[]): MinorUnits | undefined {
  const plain = plainText(text);
  const isPrice = /^[^\s\d]{0,5} ?\d(?:[\d.,'’ ]*\d)?(?: ?[^\s\d]{1,5})?$/u.test(plain);
  return language && isPrice ? readPrice(plain, { ...language.priceFormat, zero: 48 }) : undefined;
}

/** The products of a line: `2 × Night Cream (BEAU-4): Rs. 1,398.00`, or `3×BEAU-4, 1×BEAU-1` of the short form. */
function linesIn(
  line: string,
  amountIn: (text: string) => MinorUnits | undefined,
): readonly OrderedLine[] {
  const [, count, name = '', sku = '', figure = ''] =
    /^(\d+) × (.+) \(([^()]+)\): (\S.*)$/.exec(line) ?? [];
  if (count !== undefined) {
    // Behind the price is what was promised of a product that comes later.
    const ends = [
      figure,
      ...Array.from(figure.matchAll(/, /g), ({ index }) => figure.slice(0, index)),
    ];
    const sum = ends.map(amountIn).find((each) => each !== undefined);
    return sum === undefined ? [] : [{ quantity: Number(count), name, sku, sum }];
  }
  if (!/^\d+×[^\s,]+(?:, \d+×[^\s,]+)*$/.test(line)) return [];
  return line.split(', ').map((each) => {
    const [quantity, number = ''] = each.split('×');
    return { quantity: Number(quantity), sku: number };
  });
}

const patterns = new Map<string, RegExp>();

/** The values of a message that a line is; nothing for another line. */
function match(line: string, name: string, words: OrderLanguage['words']): Values | undefined {
  const message = words[name] ?? '';
  const pattern = patterns.get(message) ?? patternOf(name, message);
  patterns.set(message, pattern);
  const found = pattern.exec(line);
  return found ? { ...found.groups } : undefined;
}

function patternOf(name: string, message: string): RegExp {
  const source = message
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    // The name of a shop may contain what is between the two, as a way to pay may.
    .replace(String.raw`\{reference\}`, reference.source)
    .replaceAll(/\\\{(\w+)\\\}/g, '(?<$1>.+)');
  const rest = /^(?:shipTo|note)/.test(name) ? '(?: (?<text>.+))?' : '';
  return new RegExp(`^${source}${rest}$`, 'u');
}
