import type { Answers } from './asks.ts';
import { type Buyer, buyerFields, toBuyer } from './buyer.ts';
import { toQuantity } from './cart.ts';
import type { MinorUnits } from './money.ts';
import { isReference } from './reference.ts';

// Browsers and Node have both.
declare const btoa: (bytes: string) => string;
declare const atob: (signs: string) => string;

/** What of an order its link lacks, since a message had no room: each has those before it (SPEC 15.10). */
const leaving = ['nothing', 'address', 'answers'] as const;
export type LeftOutOfLink = (typeof leaving)[number];

/** An order as its link has it (SPEC 15.28). Its prices are what the shopper saw: they are compared, and never believed. */
export type LinkedOrder = {
  readonly reference: string;
  /** When it was made, in ms; the link has full minutes. */
  readonly time: number;
  readonly language: string;
  /** The total that the shopper saw. */
  readonly total: MinorUnits;
  readonly leftOut: LeftOutOfLink;
  readonly lines: readonly LinkedLine[];
  /** As it was typed, with the keys of country, region and way to pay. */
  readonly buyer: Buyer;
};

/** @public Also read by owner/orders, as what reads it is. */
export type LinkedLine = {
  readonly id: number;
  readonly quantity: number;
  /** Of one piece; 0 where the link has no room for it. */
  readonly price: MinorUnits;
  readonly answers?: Answers;
};

const version = '1';
const minuteMs = 60_000;
/** What of a buyer decides on the sum, so that each link has it. */
const deciding = ['country', 'postcode', 'region', 'payment'];

/** An order as signs that no program changes; it begins with the number of its form. */
export function writeOrder(order: LinkedOrder): string {
  const { reference, time, language, total, leftOut, lines, buyer } = order;
  const isShort = leftOut !== 'nothing';
  const own = Object.keys(buyer).filter((field) => field.startsWith('own:'));
  const said = (field: string) => !isShort || deciding.includes(field);
  const texts = buyerFields.map((field) => (said(field) ? buyer[field] : ''));
  const ownTexts = own.filter(said).map((field) => [field.slice(4), buyer[field as keyof Buyer]]);
  const data = JSON.stringify([
    reference,
    Math.floor(time / minuteMs),
    language,
    total,
    leaving.indexOf(leftOut),
    lines.map(({ id, quantity, price, answers }) => [
      id,
      quantity,
      ...(isShort && !answers ? [] : [isShort ? 0 : price]),
      ...(answers ? Object.entries(answers).flat() : []),
    ]),
    ...texts,
    ...ownTexts.flat(),
  ]);
  const signs = toSigns(data.replaceAll('","', '\u0001').replaceAll('],[', '\u0002'));
  return version + signs.length.toString(36).padStart(4, '0') + signs + checkOf(signs);
}

/** @public Read by owner/orders. What begins with such signs, whatever follows; nothing where one is lacking or another, or of any other form. */
export function readOrder(text: string): LinkedOrder | undefined {
  const [, length = '', rest = ''] = /^1([\da-z]{4})([\w-]+)/.exec(text) ?? [];
  const end = Number.parseInt(length, 36);
  const signs = rest.slice(0, end);
  if (!signs || rest.slice(end, end + 4) !== checkOf(signs)) return undefined;
  try {
    return toOrder(
      JSON.parse(fromSigns(signs).replaceAll('\u0001', '","').replaceAll('\u0002', '],[')),
    );
  } catch {
    // The page says that it cannot be read.
    return undefined;
  }
}

function toOrder(data: unknown): LinkedOrder | undefined {
  const [reference, minutes, language, total, left, lines, ...texts] = data as unknown[];
  const leftOut = leaving[Number(left)];
  const time = Number(minutes) * minuteMs;
  if (!isReference(reference) || !leftOut || !isSum(total) || !isDay(time)) return undefined;
  if (!Array.isArray(lines) || lines.length === 0 || typeof language !== 'string') return undefined;
  const read = lines.map(toLine);
  const own = pairs(texts.slice(buyerFields.length)).map(([name, typed]) => [`own:${name}`, typed]);
  const typed = Object.fromEntries(buyerFields.map((field, at) => [field, texts[at]]));
  const buyer = toBuyer({ ...typed, ...Object.fromEntries(own) });
  const whole = read.filter((line) => line !== undefined);
  return whole.length === read.length
    ? { reference, time, language, total, leftOut, lines: whole, buyer }
    : undefined;
}

function toLine([id, quantity, price = 0, ...answers]: readonly unknown[]): LinkedLine | undefined {
  if (!isSum(id) || !isSum(price) || toQuantity(quantity) !== quantity) return undefined;
  const answered = pairs(answers);
  return {
    id,
    quantity,
    price,
    ...(answered.length > 0 && { answers: Object.fromEntries(answered) }),
  };
}

/** A sum that can be reckoned with. */
const isSum = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 1e12;
const isDay = (time: number) => time >= 0 && time < 4e12;

const pairs = (texts: readonly unknown[]) =>
  texts
    .map(String)
    .flatMap((name, at, all): (readonly [string, string])[] =>
      at % 2 === 0 ? [[name, all[at + 1] ?? '']] : [],
    );

/** A letter beyond ASCII is one byte, once its 128 letters are named: Hindi is as short as English. */
function toSigns(text: string): string {
  let block = 0;
  let bytes = '';
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const own = code >> 7;
    if (own > 0 && own !== block) {
      block = own;
      bytes += String.fromCodePoint(0, own >> 7, own & 127);
    }
    bytes += String.fromCodePoint(own > 0 ? 128 + (code & 127) : code);
  }
  return btoa(bytes).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
}

function fromSigns(signs: string): string {
  const bytes = atob(signs.replaceAll('-', '+').replaceAll('_', '/'));
  let block = 0;
  let text = '';
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes.charCodeAt(at);
    if (byte === 0) {
      block = bytes.charCodeAt(at + 1) * 128 + bytes.charCodeAt(at + 2);
      at += 2;
    } else text += String.fromCodePoint(byte < 128 ? byte : block * 128 + byte - 128);
  }
  return text;
}

/** Four signs that are others where a sign was changed, and end an address as no punctuation does. */
function checkOf(signs: string): string {
  let sum = 0;
  for (let at = 0; at < signs.length; at += 1) sum = (sum * 31 + signs.charCodeAt(at)) % 1_679_609;
  return sum.toString(36).padStart(4, '0');
}
