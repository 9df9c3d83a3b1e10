/** As many products are shown (SPEC 16.5); one more is kept, since the current one is not shown. */
export const maxShown = 8;

/** The ids that were looked at, the newest first, after a look at one more product. */
export function withViewed(ids: readonly number[], id: number): readonly number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, maxShown + 1);
}
