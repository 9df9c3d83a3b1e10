/** The first and the last day of a holiday. */
export type Holiday = { readonly from: string; readonly to: string };

/** Whether the shop is closed on a day, such as `2026-11-24`. */
export function isClosed(day: string, { from, to }: Holiday): boolean {
  return day >= from && day <= to;
}
