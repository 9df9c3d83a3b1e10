import {
  Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
} from 'yaml';
import { keysOf } from '#reader/kinds/entryKeys.ts';
import { isGroup } from '#reader/kinds/isGroup.ts';

/** A part of a text, and the text that replaces it. */
type Edit = { readonly from: number; readonly to: number; readonly text: string };

const asWritten = { schema: 'failsafe', lineWidth: 0, singleQuote: true } as const;

/**
 * The text of a YAML file in which only what differs is another: comments, the order of the fields and the form
 * of the others stay (SPEC 19.10).
 *
 * @param text of the file
 * @param before what the text says
 * @param after what it has to say
 */
export function changeText(text: string, before: object, after: object): string {
  if (areSame(before, after)) return text;
  const { contents, errors } = parseDocument(text, { schema: 'failsafe' });
  if (errors.length > 0 || !isMap(contents) || contents.items.length === 0 || contents.flow)
    return stringify(after, asWritten);
  const lines = text.endsWith('\n') ? text : `${text}\n`;
  const edits = editsOf(lines, contents, before, after);
  return edits.length > 0 ? apply(lines, edits, 0, lines.length) : stringify(after, asWritten);
}

/** Whether two values of a file are the same, whatever the order of their fields. */
export function areSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && areSame(one[name], other[name]))
  );
}

/** Whether a value is a group of fields, or a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function apply(text: string, edits: readonly Edit[], from: number, to: number): string {
  const sorted = edits.toSorted((one, other) => one.from - other.from || one.to - other.to);
  let at = from;
  const parts = sorted.map((edit) => {
    const part = text.slice(at, edit.from) + edit.text;
    at = Math.max(at, edit.to);
    return part;
  });
  return parts.join('') + text.slice(at, to);
}

/** The changes within a group or a list. */
function editsOf(text: string, node: Node, before: unknown, after: unknown): readonly Edit[] {
  if (areSame(before, after)) return [];
  const isBlock = isCollection(node) && !node.flow;
  if (isBlock && isMap(node) && isGroup(before) && isGroup(after)) {
    return editsOfGroup(text, node, before, after);
  }
  if (isBlock && isSeq(node) && Array.isArray(before) && Array.isArray(after)) {
    if (node.items.length === before.length) return editsOfList(text, node, before, after);
  }
  return [];
}

function editsOfGroup(
  text: string,
  group: YAMLMap,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly Edit[] {
  const pairs = group.items as Pair<Scalar<string>, Node | null>[];
  const first = startOf(pairs[0]?.key);
  // The first field of an entry of a list stands beside its dash.
  const isBesideDash = /- *$/.test(text.slice(text.lastIndexOf('\n', first) + 1, first));
  const staying = pairs.filter(({ key }) => key.value in after);
  if (staying.length === 0 || (isBesideDash && staying[0] !== pairs[0])) return [];
  const indent = ' '.repeat(columnOf(text, first));
  const write = (name: string, old?: Node | null) =>
    indented(writePair(name, after[name], old), indent);
  const edits = pairs.flatMap(({ key, value }): readonly Edit[] => {
    const name = key.value;
    const [from, to] = [startOf(key), endOf(text, value ?? key)];
    if (areSame(before[name], after[name])) return [];
    if (!(name in after)) {
      return [{ from: text.lastIndexOf('\n', from) + 1, to: nextLine(text, to), text: '' }];
    }
    const inside = value ? editsOf(text, value, before[name], after[name]) : [];
    return inside.length > 0 ? inside : [{ from, to, text: write(name, value).slice(0, -1) }];
  });
  const written = new Set(pairs.map(({ key }) => key.value));
  const names = Object.keys(after);
  for (const [index, name] of names.entries()) {
    if (written.has(name)) continue;
    const last = names.slice(0, index).findLast((each) => written.has(each));
    const previous = pairs.find(({ key }) => key.value === last) ?? pairs[0];
    const at = previous ? nextLine(text, endOf(text, previous.value ?? previous.key)) : text.length;
    edits.push({ from: at, to: at, text: indent + write(name) });
  }
  return edits;
}

/** What an entry is known by stays with its lines, wherever in the list it comes to be. */
function editsOfList(
  text: string,
  list: YAMLSeq,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly Edit[] {
  const items = list.items as Node[];
  const first = startOf(list);
  const indent = ' '.repeat(columnOf(text, first));
  const ends = items.map((item) => nextLine(text, endOf(text, item)));
  const begin = beginOf(text, first);
  const [known, wanted] = [namesOf(before), namesOf(after)];
  const left = new Set(before.keys());
  const places = after.map((entry, at) => {
    const place = [...left].find((each) => areSame(before[each], entry));
    const alike = place ?? [...left].find((each) => known[each] === wanted[at]);
    // An entry with another name, in a list in which nothing was added or removed.
    const own = alike ?? (before.length === after.length && left.has(at) ? at : undefined);
    if (own !== undefined) left.delete(own);
    return own;
  });
  const parts = after.map((entry, at) => {
    const place = places[at];
    const item = place === undefined ? undefined : items[place];
    if (place === undefined || !item) return writeEntry(entry, indent);
    const edits = editsOf(text, item, before[place], entry);
    if (edits.length === 0 && !areSame(before[place], entry))
      return writeEntry(entry, indent, item);
    return apply(text, edits, ends[place - 1] ?? begin, ends[place] ?? begin);
  });
  return [{ from: begin, to: ends.at(-1) ?? begin, text: parts.join('') }];
}

const namesOf = (entries: readonly unknown[]) =>
  isObject(entries[0]) ? keysOf(entries) : entries.map(String);

function writeEntry(entry: unknown, indent: string, old?: Node): string {
  const document = new Document([entry], { schema: 'failsafe' });
  keepForm(document.get(0, true), old);
  return indent + indented(document.toString(asWritten), indent);
}

function writePair(name: string, value: unknown, old?: Node | null): string {
  const document = new Document({ [name]: value }, { schema: 'failsafe' });
  keepForm(document.get(name, true), old);
  const text = document.toString({ ...asWritten, flowCollectionPadding: true });
  return isSeq(old) && old.flow ? text.replaceAll('[ ', '[').replaceAll(' ]', ']') : text;
}

/** Quotation marks, and brackets in one line, stay as their owner wrote them. */
function keepForm(node: unknown, old: Node | null | undefined): void {
  if (isScalar(node) && isScalar(old) && old.type) node.type = old.type;
  if (isCollection(node) && isCollection(old) && old.flow) node.flow = true;
}

const indented = (text: string, indent: string) => text.replaceAll(/\n(?=[^\n])/g, `\n${indent}`);
const startOf = (node: Node | undefined) => node?.range?.[0] ?? 0;
const columnOf = (text: string, at: number) => at - text.lastIndexOf('\n', at - 1) - 1;

/** Where the line of a sign begins, with the comments directly above it. */
function beginOf(text: string, at: number): number {
  const line = text.lastIndexOf('\n', at) + 1;
  const above = text.lastIndexOf('\n', line - 2) + 1;
  return line > 0 && /^ *#/.test(text.slice(above, line)) ? beginOf(text, line - 2) : line;
}

function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** Where the last sign of a value stands: a block of lines is read with what follows it. */
function endOf(text: string, node: Node): number {
  const last = isCollection(node) && !node.flow ? (node.items.at(-1) as Pair | Node) : undefined;
  if (last && 'key' in last) return endOf(text, (last.value ?? last.key) as Node);
  if (last) return endOf(text, last);
  const [start, end] = node.range ?? [0, 0];
  return start + text.slice(start, end).trimEnd().length;
}
