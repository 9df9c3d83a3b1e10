/** How many changes of each open page are in a list; the page that wrote last comes last. */
type Clock = ReadonlyMap<string, number>;

export type Mark = {
  /** Goes up when another script has written the list: the changes before that are then gone. */
  readonly generation: number;
  readonly clock: Clock;
};

/** Each stands for its place: a character of the mark is a number of four such digits. */
const blanks = ' \t\n\r';
/** Only pages that change the list in the same few seconds need to know of each other. */
const mostPages = 64;
const longestMark = 4096;
const shape = /^beau (\d{1,15})((?: [a-z0-9]{1,12}:\d{1,15})*)$/;

/** The mark as white space after the list's JSON, so that both are written in one piece. */
export function writeMark({ generation, clock }: Mark): string {
  const counts = [...clock].slice(-mostPages).map(([page, count]) => ` ${page}:${count}`);
  const digits = Array.from(`beau ${generation}${counts.join('')}`, (character) =>
    character.charCodeAt(0).toString(4).padStart(4, '0'),
  );
  return digits.join('').replaceAll(/\d/g, (digit) => blanks.charAt(Number(digit)));
}

/** The mark after a stored list, if there is one. */
export function readMark(text: string): Mark | undefined {
  const tail = text.slice(text.trimEnd().length);
  if (tail.length > longestMark) return undefined;
  const words = tail
    .replaceAll(/\s/g, (blank) => String(blanks.indexOf(blank)))
    .replaceAll(/\d{4}/g, (digits) => String.fromCharCode(Number.parseInt(digits, 4)));
  const [, generation, counts = ''] = shape.exec(words) ?? [];
  if (generation === undefined) return undefined;
  const pairs = counts.matchAll(/(\w+):(\d+)/g);
  const clock = new Map(Array.from(pairs, ([, page = '', count]) => [page, Number(count)]));
  return { generation: Number(generation), clock };
}
