import { lastSeen } from '#loading/lastSeen.ts';
import { askHost } from '#loading/version.ts';
import { dayOf } from '#ordering/day.ts';
import { writeDay } from '#ordering/writeDay.ts';
import { language, orders } from '#shop/settings';
import { pricesAreOld } from '#strings/checkout';
import { error } from '#ui/toast.ts';

/** So long a press waits for the host (SPEC 15.26). */
const maxWaitMs = 2000;
const dayMs = 86_400_000;

let isAsking = false;

/**
 * Asks the host before an order is placed, so that nothing is ordered from yesterday (SPEC 15.26). A page of
 * another version is loaded again, and places nothing; nor does a second press meanwhile, or a page that the
 * host has not confirmed for too many days.
 *
 * @returns where the order may be placed, the time that the prices are of, in ms, if the host is silent
 */
export async function askFirst(
  beforeReload?: () => void,
): Promise<{ readonly pricesOf?: number } | undefined> {
  if (isAsking) return undefined;
  isAsking = true;
  const answer = await askHost(maxWaitMs);
  isAsking = false;
  if (answer === 'newest') return {};
  if (answer !== 'silent') {
    beforeReload?.();
    location.reload();
    return undefined;
  }
  // A demonstration orders nothing.
  if (!import.meta.env.TAKES_ORDERS) return {};
  const seen = lastSeen();
  if (Date.now() - seen <= (orders?.keptDays ?? 30) * dayMs) return { pricesOf: seen };
  error(pricesAreOld(writeDay(dayOf(seen), language)));
  return undefined;
}
