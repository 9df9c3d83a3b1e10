import { type ReadOrder, identify, reference } from './orderLine.ts';
import type { OrderLanguage, OrdersShop } from './ordersShop.ts';
import { joinTexts } from './joinTexts.ts';
import { type PlainLine, plainLines, unwrap } from './plainLines.ts';

type Lists = 'lines' | 'sums' | 'shipTo' | 'note' | 'unread';
type Single = Omit<ReadOrder, Lists | 'language'>;

/** An order of which lines are still read. */
type Draft = { -readonly [Field in keyof Single]: Single[Field] } & {
  readonly [List in Lists]: ReadOrder[List][number][];
} & {
  readonly heading: PlainLine;
  /** Those whose words it may have: two languages may have the same heading. */
  languages: readonly OrderLanguage[];
  /** What its next line may belong to; after its link none does. */
  part: 'day' | 'sums' | 'shipTo' | 'note' | 'end';
  /** Whether the rest of its lines is in its link. */
  hasMore?: boolean;
  /** Whether what the buyer has typed is indented, as the shop writes it; some programs take that away. */
  isIndented?: boolean | undefined;
};

/**
 * The orders in a text that an owner has pasted together from chats and mails, and the lines that are of none of
 * them. What they are known by are the messages that write them, so that both change together; one of earlier
 * messages is known by its number and its form.
 */
export function readOrders(text: string, shop: OrdersShop) {
  const { languages } = shop;
  const drafts: Draft[] = [];
  const elsewhere: string[] = [];
  let order: Draft | undefined;
  const lines = unwrap(plainLines(text), (line) => identify(line, languages) !== undefined);
  for (const [index, line] of lines.entries()) {
    const begun = beginOrder(line, languages, order);
    if (begun) drafts.push(begun);
    if (begun ?? line.isMessage) order = begun;
    if (begun) continue;
    if (!order || order.part === 'end') elsewhere.push(line.text);
    else if (!readLine(line, order, lines[index + 1])) order.unread.push(line.text);
  }
  for (const { heading, day, unread } of drafts.filter((draft) => !isOrder(draft)))
    elsewhere.push(...[heading.text, day, ...unread].filter(Boolean));
  const read = drafts.filter(isOrder).map((draft) => finish(draft, shop));
  const numbers = [...new Set(read.map((each) => each.reference))];
  const orders = numbers.map((number) => read.filter((each) => each.reference === number));
  return { orders: orders.flatMap(joinTexts), elsewhere };
}

/** A number alone may be in any message. */
const isOrder = ({ lines, link, isPart }: Draft) =>
  lines.length > 0 || link !== undefined || isPart;

function beginOrder(
  line: PlainLine,
  languages: readonly OrderLanguage[],
  open: Draft | undefined,
): Draft | undefined {
  if (open && isTypedIn(open, line)) return undefined;
  const found = identify(line.text, languages);
  if (found?.kind === 'message' && found.name.startsWith('order'))
    return found.values['reference'] === undefined
      ? undefined
      : newDraft(found.values['reference'], line, found.languages);
  const isFree = !open || open.part === 'end' || line.isMessage;
  const number = isFree && !found && line.text.length < 120 && reference.exec(line.text)?.[0];
  return number ? newDraft(number, line, languages) : undefined;
}

const newDraft = (
  number: string,
  heading: PlainLine,
  languages: readonly OrderLanguage[],
): Draft => ({
  reference: number,
  heading,
  languages,
  day: '',
  lines: [],
  sums: [],
  shipTo: [],
  note: [],
  payment: '',
  unread: [],
  isPart: false,
  part: 'day',
});

/** Whether an indented line belongs to what the buyer has typed. */
const isTypedIn = ({ part, isIndented, heading }: Draft, { indent }: PlainLine) =>
  (part === 'shipTo' || part === 'note') && isIndented !== false && indent > heading.indent;

/** Reads a line into its order, and says whether it belongs there. */
function readLine(line: PlainLine, order: Draft, next: PlainLine | undefined): boolean {
  const { text, indent } = line;
  const { part, heading } = order;
  const isIndented = indent > heading.indent;
  // Some programs take the blanks away: then what was typed ends with what the shop writes below it.
  const typed = isIndented || order.isIndented !== true ? typedPart(part) : undefined;
  if (isAnswer(line, order)) return addAnswer(text, order);
  const found = isTypedIn(order, line) ? undefined : identify(text, order.languages);
  if (found && readFound(found, order, typed !== undefined || isIndented)) return true;
  if (typed) {
    order.isIndented ??= isIndented;
    return order[typed].push(text) > 0;
  }
  return readUnknown(line, order, (next?.indent ?? 0) > heading.indent);
}

/** Whether a line says what was asked of the product above it: by its indent, or by the question where that is lost. */
function isAnswer({ text, indent }: PlainLine, order: Draft): boolean {
  const { part, lines, sums, heading, languages, paid } = order;
  if (part !== 'sums' || lines.length === 0 || sums.length > 0 || paid !== undefined) return false;
  const asks = languages.flatMap((language) => Object.values(language.asks).flat());
  const isOfQuestion = asks.some(({ name }) => text.startsWith(`${name}: `));
  return isOfQuestion || (indent > heading.indent && asks.length > 0 && /^[^:]+: /.test(text));
}

function addAnswer(text: string, { lines }: Draft): true {
  const last = lines.pop();
  if (last) lines.push({ ...last, answers: [...(last.answers ?? []), text] });
  return true;
}

/** What the shop writes in no words that it has: the day, in earlier words the heading of what was typed, and a buyer's name. */
function readUnknown({ text, indent }: PlainLine, order: Draft, isTypedNext: boolean): boolean {
  const { part, day, lines, shipTo, heading } = order;
  if (/[:：]$/.test(text) && isTypedNext && lines.length > 0)
    return beginTyped(shipTo.length === 0 ? 'shipTo' : 'note', order);
  const isDay = part === 'day' && day === '' && /^[^:@]*\d/.test(text);
  if (isDay) order.day = text;
  // Where the address follows, name and number of the buyer stand alone.
  return isDay || (part === 'sums' && indent > heading.indent && shipTo.push(text) > 0);
}

const typedPart = (part: Draft['part']) =>
  part === 'shipTo' || part === 'note' ? part : undefined;

type Found = NonNullable<ReturnType<typeof identify>>;

/** @param isTyped whether it may have been typed by the buyer */
function readFound(found: Found, order: Draft, isTyped: boolean): boolean {
  switch (found.kind) {
    case 'message':
      readMessage(found, order);
      return true;
    case 'link':
      Object.assign(order, { link: found.link, part: 'end' });
      return true;
    case 'payment': {
      const { way, paid, languages = order.languages } = found;
      if (order.paid !== undefined || (isTyped && !found.languages)) return false;
      Object.assign(order, { payment: way, paid, languages, part: 'sums' });
      return true;
    }
    case 'lines':
      if (isTyped || order.sums.length > 0) return false;
      order.part = 'sums';
      return order.lines.push(...found.lines) > 0;
    case 'sum':
      return !isTyped && isSum(found.term, order) && order.sums.push(found) > 0;
  }
}

/** Below the lines, and above the payment. A product of which the shop's form is lost has its number at its end. */
const isSum = (term: string, { part, paid, sums }: Draft) =>
  part === 'sums' && paid === undefined && (sums.length > 0 || !term.endsWith(')'));

type Message = Extract<Found, { kind: 'message' }>;

function readMessage({ name, values, languages }: Message, order: Draft): void {
  order.languages = languages;
  order.part = 'sums';
  if (name === 'moreLines') order.hasMore = true;
  if (name.endsWith('Follows')) order.isPart = true;
  const part = typedPart(name.replace('Heading', '') as Draft['part']);
  const { text } = values;
  // In the short form the text is behind its heading.
  if (part && text !== undefined)
    order[part].push(...(part === 'note' ? [text] : text.split(', ')));
  else if (part) beginTyped(part, order);
}

function beginTyped(part: 'shipTo' | 'note', order: Draft): true {
  Object.assign(order, { part, isIndented: undefined });
  return true;
}

/** What the lines leave to the link is read there. */
function finish(draft: Draft, { products }: OrdersShop): ReadOrder {
  const { languages, lines, hasMore = false, link = [] } = draft;
  const written = new Set(lines.map(({ sku }) => sku));
  const linked = link.map(({ id, quantity }) => ({
    quantity,
    sku: products.find((product) => product.id === id)?.sku ?? `#${id}`,
  }));
  const more = linked.filter(({ sku }) => hasMore && !written.has(sku));
  const isPart = draft.isPart || (hasMore && !draft.link);
  return { ...draft, isPart, lines: [...lines, ...more], language: languages[0] };
}
