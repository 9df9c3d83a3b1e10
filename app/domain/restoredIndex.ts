/** The index in `ids` at which an id returns that was in `order`: next to its nearest neighbour that is still there. */
export function restoredIndex(
  id: number,
  ids: readonly number[],
  order: readonly number[],
): number {
  const own = order.indexOf(id);
  const earlier = order.slice(0, own).findLast((other) => ids.includes(other));
  if (earlier !== undefined) return ids.indexOf(earlier) + 1;
  const later = order.slice(own).find((other) => ids.includes(other));
  return later === undefined ? 0 : ids.indexOf(later);
}
