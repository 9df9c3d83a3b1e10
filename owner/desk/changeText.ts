import { diff3Merge } from 'node-diff3';
import {
  type Document,
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
  visit,
} from 'yaml';
import { keysOf } from '#reader/kinds/entryKeys.ts';
import { isGroup } from '#reader/kinds/isGroup.ts';

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
  const document = parseDocument(text, { schema: 'failsafe' });
  const { contents, errors } = document;
  if (errors.length > 0 || !isMap(contents) || contents.flow) return stringify(after, asWritten);
  placeComments(document, contents as Group);
  const old = linesOf(document);
  change(document, contents, before, after);
  // What the library alone writes in another form stays as it is in the file.
  return diff3Merge(text.split('\n'), old, linesOf(document))
    .flatMap(({ ok, conflict: { a = [], o = [], b = [] } = {} }) => {
      const isLineByLine = a.length === o.length && o.length === b.length;
      return ok ?? b.map((line, at) => (isLineByLine && line === o[at] ? a[at] : line));
    })
    .join('\n');
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

type Group = YAMLMap<Scalar<string>>;

/** The library has what stands below an empty field as a comment of it, and the head of a file as one of its first field. */
function placeComments(document: Document, contents: Group): void {
  const [first] = contents.items;
  const [, head, own] = /^(.*)\n\n(.*?)$/s.exec(first?.key.commentBefore ?? '') ?? [];
  if (first && own !== undefined) {
    document.commentBefore = head ?? null;
    first.key.commentBefore = own;
  }
  visit(document, {
    Map: (_, group) => {
      for (const [at, { value }] of group.items.entries()) {
        const next = group.items[at + 1]?.key;
        if (!isScalar(value) || value.value !== '' || !value.comment || !isScalar(next)) continue;
        [next.commentBefore, value.comment, next.spaceBefore] = [value.comment, null, false];
      }
    },
  });
}

/** The lines of a file; a list in brackets has no blanks inside them. */
const linesOf = (document: Document) =>
  document
    .toString(asWritten)
    .replaceAll(/^(\s*(?:- )?[\w-]+: )\[ (.*) \]$/gm, '$1[$2]')
    .split('\n');

/** A value of the file with what it has to say; quotation marks and brackets stay as their owner wrote them. */
function change(document: Document, node: unknown, before: unknown, after: unknown): Node {
  if (areSame(before, after)) return node as Node;
  if (isMap(node) && isGroup(before) && isGroup(after)) {
    changeGroup(document, node as Group, before, after);
  } else if (
    isSeq(node) &&
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.length === node.items.length
  ) {
    changeList(document, node, before, after);
  } else if (isScalar(node) && !isObject(after)) {
    node.value = after;
  } else return document.createNode(after, { flow: isCollection(node) && node.flow === true });
  return node;
}

function changeGroup(
  document: Document,
  group: Group,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): void {
  group.items = group.items.filter(({ key: { value } }) => value in after || !(value in before));
  const placeOf = (name: string) => group.items.findIndex(({ key }) => key.value === name);
  let place = 0;
  for (const [name, value] of Object.entries(after)) {
    const pair = group.items[placeOf(name)];
    if (pair) pair.value = change(document, pair.value, before[name], value);
    else {
      const added = document.createPair(name, value) as Pair<Scalar<string>>;
      group.items.splice(place, 0, added);
    }
    place = placeOf(name) + 1;
  }
}

/** What an entry is known by stays with its lines, wherever in the list it comes to be. */
function changeList(
  document: Document,
  list: YAMLSeq,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  const items = list.items;
  const [first] = items;
  // A comment above the first entry is that entry's.
  if (isCollection(first) || isScalar(first)) {
    first.commentBefore ??= list.commentBefore ?? null;
    list.commentBefore = null;
  }
  const [known, wanted] = [namesOf(before), namesOf(after)];
  const left = new Set(items.keys());
  list.items = after.map((entry, at) => {
    const same = [...left].find((each) => areSame(before[each], entry));
    const alike = same ?? [...left].find((each) => known[each] === wanted[at]);
    // An entry with another name, in a list in which nothing was added or removed.
    const own = alike ?? (before.length === after.length && left.has(at) ? at : undefined);
    if (own !== undefined) left.delete(own);
    if (own !== undefined) return change(document, items[own], before[own], entry);
    return document.createNode(entry, { flow: isCollection(first) && first.flow === true });
  });
}

const namesOf = (entries: readonly unknown[]) =>
  isObject(entries[0]) ? keysOf(entries) : entries.map(String);
