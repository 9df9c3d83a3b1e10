import {
  type Document,
  LineCounter,
  type Node,
  type YAMLError,
  isAlias,
  isMap,
  isScalar,
  parseDocument,
  visit,
} from 'yaml';
import { type Path, type Problem, fieldName } from './problem.ts';

/** One file of the shop: what it contains, and on which line each field is. */
export class YamlFile {
  readonly name: string;
  /** Groups, lists and texts: a number is the text that its owner wrote. Nothing if it cannot be read. */
  readonly content: unknown;
  /** Why it cannot be read; empty if it can. */
  readonly errors: readonly Problem[];
  readonly document: Document;
  readonly #lines = new LineCounter();

  /** @param name as messages say it, for example `shop/settings.yaml` */
  constructor(name: string, bytes: Buffer | string) {
    this.name = name;
    const text = decode(bytes);
    this.document = parseDocument(text ?? '', {
      lineCounter: this.#lines,
      prettyErrors: false,
      schema: 'failsafe',
    });
    this.errors = text === undefined ? [{ file: name, message: wrongEncoding }] : this.#check(text);
    if (this.errors.length === 0) this.content = this.document.toJS() ?? {};
  }

  /** What is wrong with a field, or near it if the message names no field. */
  problem(path: Path, message: string, field = fieldName(path)): Problem {
    return { file: this.name, line: this.#lineOf(path), ...(field && { field }), message };
  }

  /** The line of a field; of a missing one, that of what it belongs to. */
  #lineOf(path: Path): number {
    for (let length = path.length; length > 0; length -= 1) {
      const offset = this.#offsetOf(path.slice(0, length));
      if (offset !== undefined) return this.#lines.linePos(offset).line;
    }
    return 1;
  }

  #offsetOf(path: Path): number | undefined {
    const parent = this.document.getIn(path.slice(0, -1), true);
    const pair =
      isMap(parent) &&
      parent.items.find(({ key }) => isScalar(key) && key.value === String(path.at(-1)));
    const node = pair ? pair.key : this.document.getIn(path, true);
    return (node as Node | undefined)?.range?.[0];
  }

  /** The first mistake in how the file is written; those after it often follow from it. */
  #check(text: string): readonly Problem[] {
    const lines = text.split('\n');
    const colour = lines.findIndex((line) => /^[^#'"]*:\s+#[\da-f]{3,8}\b/i.test(line));
    if (colour >= 0) return this.#at(colour + 1, unquotedColour);
    const [error] = this.document.errors;
    if (!error) return this.#checkSigns();
    const joined = lines.findIndex((line) => /^\s*(?:- )?\w+:(?!\/\/)[^\s:]+\s*$/.test(line));
    if (joined >= 0) return this.#at(joined + 1, 'put a space after the colon');
    const { line } = this.#lines.linePos(this.#beginOf(error));
    const [, sign] = /:\s+([*&!%@`])/.exec(lines[line - 1] ?? '') ?? [];
    if (sign !== undefined) return this.#at(line, cannotBegin(sign));
    // A line that begins too far to the right is read as the end of the text above.
    return error.code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s.*:\s/.test(lines[line - 1] ?? '')
      ? this.#at(line + 1, wrongColumn)
      : this.#at(line, reasons[error.code] ?? unreadable);
  }

  /** Texts that are read as something else: they begin with a sign of YAML, or contain the one of a comment. */
  #checkSigns(): readonly Problem[] {
    const problems: Problem[] = [];
    const add = (node: Node, message: string) =>
      problems.push(...this.#at(this.#lines.linePos(node.range?.[0] ?? 0).line, message));
    visit(this.document, {
      Pair: (_, { key, value }) => {
        const isCut =
          isScalar(value) && value.type === 'PLAIN' && value.value !== '' && value.comment;
        if (isCut && isScalar(key)) {
          add(value, `${String(key.value)} ends before #, which begins a comment: ${quoteIt}`);
        }
      },
      Node: (_, node) => {
        const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : undefined;
        if (sign) add(node, cannotBegin(sign));
      },
    });
    return problems;
  }

  #at(line: number, message: string): readonly Problem[] {
    return [{ file: this.name, line, message }];
  }

  /** Where a mistake begins: what is not closed takes up all that follows, so it is in the last field. */
  #beginOf({ code, pos: [pos] }: YAMLError): number {
    const { contents } = this.document;
    const [last] = code === 'MISSING_CHAR' && isMap(contents) ? contents.items.slice(-1) : [];
    return (last?.key as Node | undefined)?.range?.[0] ?? pos;
  }
}

/** The text of a file; nothing if it is not written in UTF-8. */
function decode(bytes: Buffer | string): string | undefined {
  if (typeof bytes === 'string') return bytes;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const quoteIt = 'put the text in quotation marks';
const cannotBegin = (sign: string) => `a text cannot begin with ${sign}: ${quoteIt}`;
const wrongEncoding = 'cannot be read: save it again, and choose UTF-8 as its encoding';
const unquotedColour = "a colour must be in quotation marks, as in '#336699'";
const wrongColumn = 'the line must begin in the same column as the other fields of its group';
const unreadable =
  'this cannot be read: check the quotation marks, the colons, and the spaces at the beginning of the line';

const reasons: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text that contains a colon must be in quotation marks',
  MISSING_CHAR: 'a quotation mark or a bracket is opened here or below, and not closed',
  TAB_AS_INDENT: 'the line begins with a tab: begin it with spaces',
  DUPLICATE_KEY: 'this field is in the file twice: remove one of the two',
  BAD_INDENT: wrongColumn,
};
