/** How many changes of each page the list contains; the page that wrote last comes last. */
type VersionVector = ReadonlyMap<string, number>;

/** Which of the shop's changes a stored list contains. */
export type WriteLog = {
  /** Grows by one when the shop changes a list of another script: no older change is repeated. */
  readonly generation: number;
  readonly versions: VersionVector;
};

/** Each of these characters is a digit from 0 to 3; four digits encode one character of the log. */
const blanks = ' \t\n\r';
/** Only pages that change the list within the same few seconds need to know of each other. */
const maxPages = 64;
const maxLength = 4096;
const pattern = /^beau (\d{1,15})((?: [a-z0-9]{1,12}:\d{1,15})*)$/;

/** Encodes the log as white space after the list's JSON, so that one write stores both. */
export function encodeWriteLog({ generation, versions }: WriteLog): string {
  const counts = [...versions].slice(-maxPages).map(([page, count]) => ` ${page}:${count}`);
  const digits = Array.from(`beau ${generation}${counts.join('')}`, (character) =>
    character.charCodeAt(0).toString(4).padStart(4, '0'),
  );
  return digits.join('').replaceAll(/\d/g, (digit) => blanks.charAt(Number(digit)));
}

/** Reads the log after a stored list; `undefined` if there is none. */
export function decodeWriteLog(text: string): WriteLog | undefined {
  const tail = text.slice(text.trimEnd().length);
  if (tail.length > maxLength) return undefined;
  const words = tail
    .replaceAll(/\s/g, (blank) => String(blanks.indexOf(blank)))
    .replaceAll(/\d{4}/g, (digits) => String.fromCharCode(Number.parseInt(digits, 4)));
  const [, generation, counts = ''] = pattern.exec(words) ?? [];
  if (generation === undefined) return undefined;
  const pairs = counts.matchAll(/(\w+):(\d+)/g);
  const versions = new Map(Array.from(pairs, ([, page = '', count]) => [page, Number(count)]));
  return { generation: Number(generation), versions };
}
