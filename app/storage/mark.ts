/** How many changes of each page are in a list; the page that wrote last comes last. */
export type Clock = ReadonlyMap<string, number>;

export type Mark = {
  /** Goes up when another script has written the list: the changes before that are then gone. */
  readonly generation: number;
  readonly clock: Clock;
};

const blanks = ' \t\n\r';
/** Only pages that change the list in the same few seconds need to know of each other. */
const mostPages = 64;
const longestMark = 4096;
const shape = /^beau (\d{1,15})((?: [a-z0-9]{1,12}:\d{1,15})*)$/;

/** The mark as white space after the list's JSON, so that both are written in one piece. */
export function writeMark({ generation, clock }: Mark): string {
  const counts = [...clock].slice(-mostPages).map(([page, count]) => ` ${page}:${count}`);
  return Array.from(`beau ${generation}${counts.join('')}`, toBlanks).join('');
}

/** The mark after a stored list; none if anyone but the shop has written it. */
export function readMark(text: string): Mark | undefined {
  const tail = text.slice(text.trimEnd().length);
  if (tail.length > longestMark) return undefined;
  const [, generation, counts = ''] = shape.exec(tail.replaceAll(/[^]{4}/g, fromBlanks)) ?? [];
  if (generation === undefined) return undefined;
  const pairs = counts.split(' ').slice(1);
  const clock = new Map(
    pairs.map((pair) => [pair.split(':')[0] ?? '', Number(pair.split(':')[1])]),
  );
  return { generation: Number(generation), clock };
}

function toBlanks(character: string): string {
  const digits = character.charCodeAt(0).toString(4).padStart(4, '0');
  return Array.from(digits, (digit) => blanks.charAt(Number(digit))).join('');
}

function fromBlanks(four: string): string {
  const digits = Array.from(four, (blank) => blanks.indexOf(blank)).join('');
  return String.fromCharCode(Number.parseInt(digits, 4));
}
