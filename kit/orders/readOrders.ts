/** The messages that the text of an order is written with, in one language: those of `checkout.yaml` (SPEC 15.9). */
export type OrderWords = Readonly<Record<string, string>>;

/** A line of an order; a short text has neither name nor sum. */
export type OrderedLine = {
  readonly quantity: number;
  readonly sku: string;
  readonly name?: string;
};

export type ReadOrder = {
  readonly reference: string;
  readonly day: string;
  readonly lines: readonly OrderedLine[];
  /** What the buyer has typed, line by line. */
  readonly shipTo: readonly string[];
  readonly note: readonly string[];
  /** How it is paid, and how much. */
  readonly payment: string;
  readonly total: string;
  /** What the text itself says that it has left out. */
  readonly isPart: boolean;
};

/** An order of which lines are still read, and what they are about. */
type Draft = { -readonly [Field in keyof ReadOrder]: ReadOrder[Field] } & {
  /** Two languages may have the same heading: then the words of both are looked for. */
  readonly languages: readonly OrderWords[];
  part: 'day' | 'lines' | 'shipTo' | 'note';
};

/**
 * The orders in a text that an owner has pasted together from chats and mails, and the lines that are none of
 * them. What they are known by are the messages that wrote them, so that both change together.
 *
 * @param languages the messages of each language of the shop
 */
export function readOrders(text: string, languages: readonly OrderWords[]) {
  const drafts: Draft[] = [];
  const unread: string[] = [];
  for (const written of text.split(/\r?\n/)) {
    const line = written.replace(beginOfChat, '');
    const begun = beginOrder(line, languages);
    const order = drafts.at(-1);
    if (begun) drafts.push(begun);
    else if (line.trim() !== '' && !(order && readLine(line, order))) unread.push(written);
    else if (line.trim() === '' && order && order.part !== 'day') order.part = 'lines';
  }
  // Somebody may paste an order twice; of two forms the one that says more counts.
  const orders = new Map<string, ReadOrder>();
  for (const order of drafts) {
    const before = orders.get(order.reference);
    if (!before || before.isPart) orders.set(order.reference, order);
  }
  return { orders: [...orders.values()], unread };
}

/** What WhatsApp copies before a message: “[26/11, 10:23] Asha: ”. */
const beginOfChat = /^\u200e?\[[^\]]{4,40}\] [^:]{1,60}: /;

function beginOrder(line: string, languages: readonly OrderWords[]): Draft | undefined {
  const valuesIn = (own: OrderWords) => find(line, [own], 'orderHeading', 'orderNumber');
  const known = languages.filter(valuesIn);
  const { reference = '' } = known.map(valuesIn)[0] ?? {};
  if (reference === '') return undefined;
  const empty = { day: '', lines: [], shipTo: [], note: [], payment: '', total: '', isPart: false };
  return { reference, ...empty, languages: known, part: 'day' };
}

/** Reads a line into its order, and says whether it belongs there. */
function readLine(line: string, order: Draft): boolean {
  const { part, languages } = order;
  const isTyped = line.startsWith('  ');
  if (isTyped && (part === 'shipTo' || part === 'note')) {
    order[part] = [...order[part], line.trim()];
    return true;
  }
  const lines = linesIn(line);
  const paid = find(line, languages, 'paymentBy', 'paymentOf');
  if (beginTyped(line, order)) return true;
  if (lines.length > 0) order.lines = [...order.lines, ...lines];
  else if (paid) Object.assign(order, { payment: paid['way'] ?? '', total: paid['total'] });
  else if (find(line, languages, 'moreLines', 'addressFollows', 'orderFollows'))
    order.isPart = true;
  else if (part === 'day' && !line.includes(':')) order.day = line.trim();
  else return isTyped || isOther(line, order);
  order.part = 'lines';
  return true;
}

/** The products of a line: `2 × Night Cream (BEAU-4): Rs. 1,398.00`, or `3×BEAU-4, 1×BEAU-1` of the short form. */
function linesIn(line: string): readonly OrderedLine[] {
  const [, quantity, name, sku] = /^(\d+) × (.+) \(([^()]+)\): ./.exec(line) ?? [];
  if (name !== undefined && sku !== undefined) return [{ quantity: Number(quantity), name, sku }];
  if (!/^\d+×[^\s,]+(?:, \d+×[^\s,]+)*$/.test(line)) return [];
  return line.split(', ').map((each) => {
    const [count, number = ''] = each.split('×');
    return { quantity: Number(count), sku: number };
  });
}

const typedBlocks = [
  ['shipTo', 'shipToHeading'],
  ['note', 'noteHeading'],
] as const;

/** Finds the heading of what a buyer has typed, and in the short form the text itself behind it. */
function beginTyped(line: string, order: Draft): boolean {
  for (const [part, name] of typedBlocks) {
    const headings = order.languages.map((own) => own[name] ?? '');
    const heading = headings.find((own) => line === own || line.startsWith(`${own} `));
    if (heading === undefined) continue;
    const text = line.slice(heading.length).trim();
    order.part = text === '' ? part : 'lines';
    if (text !== '') order[part] = part === 'note' ? [text] : text.split(', ');
    return true;
  }
  return false;
}

/** The link to the cart and its heading, what was promised, and a sum below the products. */
function isOther(line: string, { languages, lines, payment }: Draft): boolean {
  return (
    /^https?:\/\/\S+\?products=/.test(line) ||
    find(line, languages, 'sameCart', 'pricesOf', 'promised') !== undefined ||
    (lines.length > 0 && payment === '' && /^\S.*: \S/.test(line))
  );
}

/** The values of the first of these messages that a line is, in any of these languages. */
function find(line: string, languages: readonly OrderWords[], ...names: readonly string[]) {
  const messages = names.flatMap((name) => languages.map((own) => own[name] ?? ''));
  return messages.map((message) => match(line, message)).find((found) => found !== undefined);
}

/** The values of a message that a line is; nothing for another line. */
function match(line: string, message: string): Readonly<Record<string, string>> | undefined {
  const pattern = message
    .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    // The name of a shop may contain what is between the two, as a way to pay may.
    .replace(String.raw`\{reference\}`, String.raw`(?<reference>[\dA-Z]{4}-[\dA-Z]{4})`)
    .replaceAll(/\\\{(\w+)\\\}/g, '(?<$1>.+)');
  const found = new RegExp(`^${pattern}$`, 'u').exec(line);
  return found ? { ...found.groups } : undefined;
}
