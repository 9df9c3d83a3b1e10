import { lastSeen } from '#loading/lastSeen.ts';
import { askHost, ownVersion } from '#loading/version.ts';
import { carriedText, carryText } from '#storage/tabName.ts';
import { updatedBeforeOrder } from '#strings/checkout';
import { info } from '#ui/toast.ts';

const hourMs = 3_600_000;
const reloadedKey = 'reloaded';
let hasAnswered = false;

/**
 * Asks the host for its version when the checkout opens, and when it is seen again after an hour (SPEC 15.26). Of
 * another one the page is loaded again, and says so; a host with two versions loads it once.
 */
export function followHost(): () => void {
  let askedAt = -Infinity;
  const ask = async () => {
    if (document.hidden || Date.now() - askedAt < hourMs) return;
    askedAt = Date.now();
    const answer = await askHost();
    hasAnswered = answer !== 'silent';
    if (answer !== 'other' || carriedText(reloadedKey) === ownVersion()) return;
    carryText(reloadedKey, ownVersion());
    location.reload();
  };
  const before = carriedText(reloadedKey);
  if (before && before !== ownVersion()) {
    carryText(reloadedKey, '');
    info(updatedBeforeOrder);
  }
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => document.removeEventListener('visibilitychange', ask);
}

/** The time that the prices of this page are of, in ms, where the host has not confirmed them. */
export const unconfirmedPrices = () => (hasAnswered ? undefined : lastSeen());
