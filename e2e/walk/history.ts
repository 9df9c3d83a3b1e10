import { backKey } from './eyes.ts';
import { type Effect, saysWhy } from './meaning.ts';
import type { Chance } from './random.ts';
import type { Outcome, Visit } from './visit.ts';

/** Goes back or forward by the browser's own button. */
export async function traverse(visit: Visit, by: 1 | -1): Promise<Outcome | undefined> {
  const { entry } = await visit.look();
  const isThere = await visit.page.evaluate(
    (index) => window.navigation.entries()[index] !== undefined,
    entry + by,
  );
  if (!isThere) return undefined;
  visit.note(by === 1 ? 'forward' : 'back');
  await visit.page.evaluate((steps) => {
    // In a task of its own, because the page may be gone before this call returns.
    setTimeout(() => history.go(steps));
  }, by);
  return { effects: [isAtEntry(entry + by)] };
}

const isAtEntry =
  (wanted: number): Effect =>
  (after, before) =>
    after.entry === wanted || saysWhy(after, before)
      ? undefined
      : `the history is at ${after.entry}, not ${wanted}`;

export async function reloadAndBack(visit: Visit, chance: Chance): Promise<Outcome | undefined> {
  const { entry } = await visit.look();
  if (entry === 0 || !visit.canOpen(visit.page.url())) return undefined;
  const moment = chance.one(['parsed', 'interactive']);
  visit.note(`reload, and back as soon as the page is ${moment}`);
  await visit.page.evaluate(([key, when]) => sessionStorage.setItem(key, when), [
    backKey,
    moment,
  ] as const);
  await visit.page.reload({ waitUntil: 'commit' });
  return { effects: [isAtEntry(entry - 1)] };
}
