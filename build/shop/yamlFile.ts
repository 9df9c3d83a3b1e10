import {
  type Document,
  LineCounter,
  type YAMLError,
  isMap,
  isPair,
  isCollection,
  isScalar,
  parseDocument,
  visit,
} from 'yaml';

type Path = readonly PropertyKey[];

/** One file of the shop: what it contains, and on which line each field is. */
export class YamlFile {
  readonly name: string;
  readonly content: unknown;
  /** Why it cannot be read; empty if it can. */
  readonly errors: readonly string[];
  readonly #text: string;
  readonly #document: Document;
  readonly #lines = new LineCounter();

  /** @param name as messages say it, for example `shop/settings.yaml` */
  constructor(name: string, text: string) {
    this.name = name;
    this.#text = text;
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
    this.errors = this.#document.errors.slice(0, 1).map((error) => this.#sayError(error));
    this.content = this.errors.length === 0 ? (this.#document.toJS() ?? {}) : undefined;
  }

  /** A sentence about a field: the file, its line, and what is wrong with it. */
  say(path: Path, problem: string): string {
    const end = problem.endsWith('?') ? '' : '.';
    return `${this.name}, line ${this.lineOf(path)}: ${problem}${end}`;
  }

  /** The line of a field; of a missing one, that of what it belongs to. */
  lineOf(path: Path): number {
    for (let length = path.length; length > 0; length -= 1) {
      const offset = this.#offsetOf(path.slice(0, length));
      if (offset !== undefined) return this.#lines.linePos(offset).line;
    }
    return 1;
  }

  /** A value as it is written: `699.00`, where the number would be 699. */
  writtenAt(path: Path): string {
    const node = this.#document.getIn(path, true);
    return isScalar(node) ? (node.source ?? String(node.value)) : '';
  }

  #offsetOf(path: Path): number | undefined {
    const parent = this.#document.getIn(path.slice(0, -1), true);
    const last = path.at(-1);
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === last);
      if (isPair(pair) && isScalar(pair.key)) return pair.key.range?.[0];
    }
    const node = this.#document.getIn(path, true);
    return (node as { range?: readonly number[] } | undefined)?.range?.[0];
  }

  #sayError({ code, pos: [pos] }: YAMLError): string {
    const { line } = this.#lines.linePos(code === 'MISSING_CHAR' ? this.#openedAt(pos) : pos);
    // A line that begins too far to the right is read as the end of the text above.
    const isTooFar =
      code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s.*:\s/.test(this.#text.split('\n')[line - 1] ?? '');
    return isTooFar
      ? `${this.name}, line ${line + 1}: ${wrongColumn}.`
      : `${this.name}, line ${line}: ${reasons[code] ?? unreadable}.`;
  }

  /** Where the quotation mark or bracket begins whose end is missing at a place. */
  #openedAt(pos: number): number {
    let opened = pos;
    visit(this.#document, (_, node) => {
      const isQuoted = isScalar(node) && node.type?.startsWith('QUOTE') === true;
      if (!isQuoted && !(isCollection(node) && node.flow)) return;
      const [start = 0, , end = 0] = node.range ?? [];
      if (end >= pos) opened = start;
    });
    return opened;
  }
}

const wrongColumn = 'the line must begin in the same column as the other fields of its group';
const unreadable =
  'this cannot be read: check the quotation marks, the colons, and the spaces at the beginning of the line';

const reasons: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text that contains a colon must be in quotation marks',
  MISSING_CHAR: 'a quotation mark or a bracket is opened here and not closed',
  TAB_AS_INDENT: 'the line begins with a tab: begin it with spaces',
  DUPLICATE_KEY: 'this field is in the file twice: remove one of the two',
  BAD_INDENT: wrongColumn,
};
