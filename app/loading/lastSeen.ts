import { storedVersion } from '#storage/storedVersion.ts';

/** When the host was last known to have the version of this page, in ms: its prices are of that day (SPEC 15.26). */
export function lastSeen(): number {
  const { version, kept } = document.documentElement.dataset;
  const [known, time] = storedVersion.read().split(' ');
  return Number(known === version ? time : kept) || performance.timeOrigin;
}
