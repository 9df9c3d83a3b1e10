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
import { hiddenSigns } from '#address/hiddenSigns.ts';
import { type Path, type Problem, fieldName } from './problem.ts';

/** One file of the shop: what it contains, and on which line each field is. */
export class YamlFile {
  readonly name: string;
  /** Groups, lists and texts: a number is the text that its owner wrote. Nothing if it cannot be read. */
  readonly content: unknown;
  /** Why it cannot be read; empty if it can. */
  readonly errors: readonly Problem[];
  readonly #text: string;
  #lines = new LineCounter();

  /** @param name as messages say it, for example `shop/home.yaml` */
  constructor(name: string, bytes: Buffer | string) {
    this.name = name;
    const decoded = decode(bytes);
    const text = name.endsWith('.md') ? decoded && pageAsYaml(decoded) : decoded;
    this.#text = text ?? '';
    const { document } = this;
    this.errors =
      text === undefined ? [{ file: name, message: wrongEncoding }] : this.#check(document);
    if (this.errors.length === 0) this.content = document.toJS() ?? {};
  }

  /** The tree of what is written, made again each time: that of all files of a large shop would fill the memory. */
  get document(): Document {
    this.#lines = new LineCounter();
    return parseDocument(this.#text, {
      lineCounter: this.#lines,
      prettyErrors: false,
      logLevel: 'error',
      schema: 'failsafe',
    });
  }

  /** What is wrong with a field, or near it if the message names no field; in a long text, with its line. */
  problem(
    path: Path,
    message: string,
    {
      field = fieldName(path),
      line,
    }: { readonly field?: string; readonly line?: number | undefined } = {},
  ): Problem {
    const { document } = this;
    const node = document.getIn(path, true);
    const isByLines = isScalar(node) && node.type === 'BLOCK_LITERAL';
    const own = this.#lineOf(document, path) + (isByLines ? (line ?? 0) : 0);
    return { file: this.name, line: own, ...(field && { field }), message };
  }

  /** The line of a field; of a missing one, that of what it belongs to. */
  #lineOf(document: Document, path: Path): number {
    if (path.length === 0) return 1;
    const parent = document.getIn(path.slice(0, -1), true);
    const pair =
      isMap(parent) &&
      parent.items.find(({ key }) => isScalar(key) && key.value === String(path.at(-1)));
    const node = (pair ? pair.key : document.getIn(path, true)) as Node | undefined;
    return node?.range
      ? this.#lines.linePos(node.range[0]).line
      : this.#lineOf(document, path.slice(0, -1));
  }

  /** The first mistake in how the file is written; those after it often follow from it. */
  #check(document: Document): readonly Problem[] {
    const text = this.#text;
    if (this.name.endsWith('.md') && text.startsWith('text: |2\n  ---'))
      return [this.#at(0, openHead)];
    if (this.name.endsWith('.md') && /^text: \|2\n {2}\w+:/.test(text))
      return [this.#at(0, noHead)];
    const conflict = text.search(/^ *(?:<{7} |\|{7} |={7}$|>{7} )/m);
    if (conflict >= 0) return [this.#at(conflict, twoVersions)];
    // Within braces it would hide the end of the line, so that the line below seems to be wrong.
    const colour = text.search(/(?<=^[^#'"\n]*:\s+)#[\da-f]{3,8}\b/im);
    if (colour >= 0) return [this.#at(colour, unquotedColour)];
    const [error] = document.errors;
    // 'Aaji's Pickles' ends before the s.
    const apostrophe = error ? text.search(/(?<=^[^#"\n]*[:-] +'[^'\n]*)'(?=\p{L}[^\n]*')/mu) : -1;
    if (apostrophe >= 0) return [this.#at(apostrophe, innerApostrophe)];
    if (error) return [this.#at(beginOf(document, error), reasons[codeOf(error)] ?? unreadable)];
    const problems: Problem[] = [];
    visit(document, {
      Pair: (_, { key, value }) => {
        if (
          !isScalar(value) ||
          value.type !== 'PLAIN' ||
          // A comment after a blank is meant as one.
          !/^\S/.test(value.comment ?? '') ||
          !isScalar(key)
        )
          return;
        const message = `${String(key.value)} ends before #, which begins a comment: ${quoteIt}`;
        problems.push(this.#at(value.range?.[0] ?? 0, message));
      },
      Scalar: (_, { value, range }) => {
        const [sign] = String(value).match(hiddenSigns) ?? [];
        const code = sign?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
        const message = `a text has a sign that nobody sees, U+${code}: type the text again`;
        if (sign !== undefined) problems.push(this.#at(range?.[0] ?? 0, message));
      },
      Node: (_, node) => {
        const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : undefined;
        const message = `a text cannot begin with ${sign}: ${quoteIt}`;
        if (sign) problems.push(this.#at(node.range?.[0] ?? 0, message));
      },
    });
    return problems;
  }

  #at(offset: number, message: string): Problem {
    return { file: this.name, line: this.#lines.linePos(offset).line, message };
  }
}

/** To the library a bracket that is not closed is one in the wrong column. */
function codeOf({ code, message }: YAMLError): YAMLError['code'] {
  return message.startsWith('Flow ') ? 'MISSING_CHAR' : code;
}

/** What is not closed takes up all that follows, so it is in the last field. */
function beginOf({ contents }: Document, error: YAMLError): number {
  const [pos] = error.pos;
  const last =
    codeOf(error) === 'MISSING_CHAR' && isMap(contents) ? contents.items.at(-1)?.key : undefined;
  return (last as Node | undefined)?.range?.[0] ?? pos;
}

/** The text of a file; nothing if it is not written in UTF-8. */
function decode(bytes: Buffer | string): string | undefined {
  try {
    const text =
      typeof bytes === 'string' ? bytes : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // A hard space after a colon, as Word writes it, is none that YAML knows.
    return text.includes('\0') ? undefined : text.replaceAll(/(?<=:)\u00a0/g, ' ');
  } catch {
    return undefined;
  }
}

/** A page in Markdown, whose head is YAML: its text becomes the last field, and each line stays where it is. */
function pageAsYaml(page: string): string {
  const [, head, text = ''] = /^---\r?\n(.*?)^---[ \t]*\r?\n(.*)$/ms.exec(page) ?? [];
  if (head === undefined) return `text: |2\n${indent(page)}`;
  return `\n${head}text: |2\n${indent(text)}`;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}

const quoteIt = 'put the text in quotation marks';
const innerApostrophe =
  'an apostrophe ends a text that begins with one: put the text in double quotation marks, as in "Aaji\'s Pickles"';
const wrongEncoding = 'cannot be read: save it again, and choose UTF-8 as its encoding';
const noHead =
  'has no head: the first line has to be three dashes, and so has the one below the head';
const twoVersions =
  'two versions of this file are in it, between lines of <, = and >: keep one, and remove these lines';
const openHead = 'the head does not end: write a second line of three dashes below its last field';
const unquotedColour = "a colour must be in quotation marks, as in '#336699'";
const unreadable =
  'this cannot be read: check the quotation marks, the colons, and that a text which goes on in a further line has two spaces before it there';

/** What the library's reasons mean to an owner. */
const reasons: Partial<Record<YAMLError['code'], string>> = {
  BAD_SCALAR_START: `a text cannot begin with @, % or a backtick: ${quoteIt}`,
  BLOCK_AS_IMPLICIT_KEY:
    'a text that contains a colon must be in quotation marks, or the next line begins in the wrong column',
  MISSING_CHAR: 'a quotation mark or a bracket is opened here or below, and not closed',
  MULTILINE_IMPLICIT_KEY:
    'put a space after the colon, and begin each line with its field, or with two spaces where a text goes on',
  TAB_AS_INDENT: 'the line begins with a tab: begin it with spaces',
  DUPLICATE_KEY: 'this field is in the file twice: remove one of the two',
  UNEXPECTED_TOKEN: `a text cannot begin with * or go on after quotation marks: ${quoteIt}`,
  BAD_INDENT: 'the line must begin in the same column as the other fields of its group',
};
