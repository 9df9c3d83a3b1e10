/** The messages that the text of an order is written with, in one language: those of `checkout.yaml` (SPEC 15.9). */
export type OrderWords = {
  readonly orderHeading: string;
  readonly orderNumber: string;
  readonly shipToHeading: string;
  readonly noteHeading: string;
  readonly paymentBy: string;
  readonly paymentOf: string;
  readonly pricesOf: string;
  readonly promised: string;
  readonly sameCart: string;
  readonly moreLines: string;
  readonly addressFollows: string;
  readonly orderFollows: string;
};

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
  readonly shipTo: readonly string[];
  readonly note: string;
  /** How it is paid, and how much. */
  readonly payment: string;
  readonly total: string;
  /** What the text itself says that it has left out. */
  readonly isPart: boolean;
};

/** Two languages may have the same heading: then the words of both are looked for. */
type Draft = { -readonly [Field in keyof ReadOrder]: ReadOrder[Field] } & {
  languages: readonly OrderWords[];
};
type Part = 'day' | 'lines' | 'shipTo' | 'note' | 'end';

/**
 * The orders in a text that an owner has pasted together from chats and mails, and the lines that are none of
 * them. What they are known by are the messages that wrote them, so that both change together.
 *
 * @param languages the messages of each language of the shop
 */
export function readOrders(text: string, languages: readonly OrderWords[]) {
  const orders: Draft[] = [];
  const unread: string[] = [];
  let part: Part = 'end';
  for (const written of text.split(/\r?\n/)) {
    const line = written.replace(beginOfChat, '');
    const begun = beginOrder(line, languages);
    const order = begun ?? orders.at(-1);
    if (begun) {
      orders.push(begun);
      part = 'day';
    } else if (line.trim() === '') {
      if (part !== 'day') part = 'lines';
    } else if (!order) unread.push(written);
    else {
      const next = readLine(line, order, part);
      if (next === undefined) unread.push(written);
      else part = next;
    }
  }
  // Somebody may paste an order twice; of two forms the one that says more counts.
  const each = new Map<string, Draft>();
  for (const order of orders) {
    const before = each.get(order.reference);
    if (!before || before.isPart) each.set(order.reference, order);
  }
  const read = Array.from(each.values(), ({ languages: _languages, ...order }): ReadOrder => order);
  return { orders: read, unread };
}

/** What WhatsApp copies before a message: “[26/11, 10:23] Asha: ”. */
const beginOfChat = /^\u200e?\[[^\]]{4,40}\] [^:]{1,60}: /;

function beginOrder(line: string, languages: readonly OrderWords[]): Draft | undefined {
  const isHeading = (own: OrderWords) =>
    match(line, own.orderHeading) ?? match(line, own.orderNumber);
  const known = languages.filter(isHeading);
  const { reference = '' } = known.map(isHeading)[0] ?? {};
  if (!/^[\dA-Z]{4}-[\dA-Z]{4}$/.test(reference)) return undefined;
  const empty = { day: '', lines: [], shipTo: [], note: '', payment: '', total: '', isPart: false };
  return { reference, ...empty, languages: known };
}

/** The values of a message that a line is, in one of the order's languages. */
function find(line: string, { languages }: Draft, ...names: readonly (keyof OrderWords)[]) {
  const messages = names.flatMap((name) => languages.map((own) => own[name]));
  return messages.map((message) => match(line, message)).find((found) => found !== undefined);
}

/** What is behind the heading of a block, where the short form has both on one line. */
function behind(line: string, { languages }: Draft, name: keyof OrderWords): string | undefined {
  const own = languages.find((words) => line.startsWith(`${words[name]} `));
  return own && line.slice(own[name].length + 1);
}

/** Reads a line into the order, and says which part goes on below it; nothing for a line that it does not know. */
function readLine(line: string, order: Draft, part: Part): Part | undefined {
  const isTyped = line.startsWith('  ');
  if (isTyped && (part === 'shipTo' || part === 'note')) {
    if (part === 'shipTo') order.shipTo = [...order.shipTo, line.trim()];
    else order.note = line.trim();
    return part;
  }
  const product = /^(\d+) × (.+) \(([^()]+)\): ./.exec(line);
  const short = /^\d+×[^\s,]+(?:, \d+×[^\s,]+)*$/.test(line);
  if (product) {
    const [, quantity, name = '', sku = ''] = product;
    order.lines = [...order.lines, { quantity: Number(quantity), name, sku }];
    return 'lines';
  }
  if (short) {
    order.lines = line.split(', ').map((each) => {
      const [quantity, sku = ''] = each.split('×');
      return { quantity: Number(quantity), sku };
    });
    return 'lines';
  }
  if (find(line, order, 'moreLines', 'addressFollows', 'orderFollows')) {
    order.isPart = true;
    return 'lines';
  }
  return readBuyer(line, order) ?? readRest(line, order, part);
}

function readBuyer(line: string, order: Draft): Part | undefined {
  if (find(line, order, 'shipToHeading')) return 'shipTo';
  if (find(line, order, 'noteHeading')) return 'note';
  const [shipTo, note] = (['shipToHeading', 'noteHeading'] as const).map((name) =>
    behind(line, order, name),
  );
  if (shipTo !== undefined) order.shipTo = shipTo.split(', ');
  if (note !== undefined) order.note = note;
  if (shipTo !== undefined || note !== undefined) return 'lines';
  const { way = '', total } = find(line, order, 'paymentBy', 'paymentOf') ?? {};
  if (total === undefined) return undefined;
  order.payment = way;
  order.total = total;
  return 'lines';
}

function readRest(line: string, order: Draft, part: Part): Part | undefined {
  if (part === 'day' && order.lines.length === 0 && !line.includes(':')) {
    order.day = line.trim();
    return 'lines';
  }
  const isKnown =
    /^https?:\/\/\S+\?products=/.test(line) ||
    find(line, order, 'sameCart', 'pricesOf', 'promised') ||
    // A sum below the lines, or the name, phone and mail of one whose address follows.
    (order.lines.length > 0 && order.payment === '' && /^\S.*: \S/.test(line)) ||
    line.startsWith('  ');
  return isKnown ? part : undefined;
}

/** The values of a message that a line is; nothing for another line. */
function match(line: string, message: string): Readonly<Record<string, string>> | undefined {
  // The last of them may contain the sign between two.
  const pattern = message
    .split(/(\{\w+\})/)
    .map((piece) =>
      /^\{\w+\}$/.test(piece)
        ? `(?<${piece.slice(1, -1)}>.+)`
        : piece.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`),
    );
  const found = new RegExp(`^${pattern.join('')}$`, 'u').exec(line);
  return found ? (found.groups ?? {}) : undefined;
}
