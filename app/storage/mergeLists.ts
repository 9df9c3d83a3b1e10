import { lineKey } from '#ordering/asks.ts';

/**
 * The stored text of a list that two tabs have changed at the same moment: theirs, with what this tab has added,
 * changed or removed since `before` wherever they have changed nothing (SPEC 11.2). Throws for a text that is no list.
 */
export function mergeLists(before: string, ours: string, theirs: string): string {
  const [was, mine, merged] = [entriesOf(before), entriesOf(ours), entriesOf(theirs)];
  for (const id of new Set([...was.keys(), ...mine.keys()])) {
    const own = mine.get(id);
    if (own === was.get(id) || merged.get(id) !== was.get(id)) continue;
    if (own === undefined) merged.delete(id);
    else merged.set(id, own);
  }
  return `[${[...merged.values()].join()}]`;
}

/** Each entry as it is stored, by its id and answers; what has none is its own. */
function entriesOf(text: string): Map<unknown, string> {
  const entries = JSON.parse(text) as readonly unknown[];
  return new Map(
    entries.map((entry) => {
      const stored = JSON.stringify(entry);
      const known = Object(entry) as Partial<Parameters<typeof lineKey>[0]>;
      return [known.id === undefined ? stored : lineKey({ ...known, id: known.id }), stored];
    }),
  );
}
