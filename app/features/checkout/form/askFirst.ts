import { lastSeen } from '#loading/lastSeen.ts';
import { askHost, isNewest, ownVersion } from '#loading/version.ts';
import { dayOf } from '#ordering/day.ts';
import { writeDay } from '#say/writeDay.ts';
import { language, orders } from '#shop/settings';
import { carriedText, carryText } from '#storage/tabName.ts';
import { pricesAreOld } from '#strings/checkout';
import { error } from '#ui/toast.ts';

type Answer = Awaited<ReturnType<typeof askHost>>;
/** That an order may be placed; with the time that its prices are of, in ms, where the host does not confirm them. */
type Confirmed = { readonly pricesOf?: number };

/** So long a press waits for the host, and so long its answer counts (SPEC 15.26). */
const maxWaitMs = 2000;
const freshMs = 60_000;
const dayMs = 86_400_000;

let last: { readonly answer: Answer; readonly at: number } | undefined;
let asking: Promise<Answer> | undefined;
let isPressed = false;

/** Asks the host in good time, so that a press finds its answer. */
export function askAhead(): void {
  if (!knownAnswer()) void ask();
}

function knownAnswer(): Answer | undefined {
  if (!isNewest()) return 'other';
  return last && Math.abs(Date.now() - last.at) < freshMs ? last.answer : undefined;
}

function ask(): Promise<Answer> {
  asking ??= askHost(maxWaitMs).then((answer) => {
    last = { answer, at: Date.now() };
    asking = undefined;
    return answer;
  });
  return asking;
}

/**
 * Confirms with the host that nothing is ordered from yesterday (SPEC 15.26): at once, where its answer is known. A
 * page of another version is loaded again, and places nothing; nor does a second press meanwhile, or a page that
 * the host has not confirmed for too many days.
 */
export function askFirst(
  beforeReload?: () => void,
): Confirmed | undefined | Promise<Confirmed | undefined> {
  if (isPressed) return undefined;
  const known = knownAnswer();
  if (known) return confirm(known, beforeReload);
  isPressed = true;
  return ask().then((answer) => {
    isPressed = false;
    return confirm(answer, beforeReload);
  });
}

function confirm(answer: Answer, beforeReload?: () => void): Confirmed | undefined {
  if (answer === 'newest') return {};
  if (answer !== 'silent' && !isLoadedAgain()) {
    carryText(reloadedKey, ownVersion());
    beforeReload?.();
    location.reload();
    return undefined;
  }
  // A demonstration orders nothing.
  if (!import.meta.env.TAKES_ORDERS) return {};
  const seen = lastSeen();
  if (Date.now() - seen <= (orders?.keptDays ?? 30) * dayMs) return { pricesOf: seen };
  error(pricesAreOld(writeDay(dayOf(seen), language)));
  // The next press asks.
  last = undefined;
  return undefined;
}

const reloadedKey = 'reloaded';

/** Whether this page was loaded again for a press, and is the same one: the host has two versions, or leads elsewhere. */
export function isLoadedAgain(): boolean {
  return carriedText(reloadedKey) === ownVersion();
}
