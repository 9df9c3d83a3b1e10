import { useSyncExternalStore } from 'react';
import { type Availability, availabilityOn } from '#catalogue/availability.ts';
import { clockOf, dayOf } from '#ordering/day.ts';
import { asking } from '#shop/parts';
import { delivery, timeZone } from '#shop/settings';

const today = () => dayOf(Date.now());

/** Calls the listener when a time of so many ms is over, and when the page is seen again: a device may have slept meanwhile. */
function follow(listener: () => void, left: () => number): () => void {
  const events = ['visibilitychange', 'pageshow'];
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => (listener(), wait()), left());
  };
  wait();
  for (const name of events) addEventListener(name, listener);
  return () => {
    clearTimeout(timer);
    for (const name of events) removeEventListener(name, listener);
  };
}

const followDay = (listener: () => void) =>
  follow(listener, () => new Date().setHours(24, 0, 0, 0) - Date.now());

const minuteMs = 60_000;
const followMinute = (listener: () => void) =>
  follow(listener, () => minuteMs - (Date.now() % minuteMs));
const thisMinute = () => String(Math.trunc(Date.now() / minuteMs));

const noDay = () => '';

/** Today, as in `2026-11-24`, also after midnight (SPEC 15.24); empty until the page is hydrated. */
export function useToday(): string {
  return useSyncExternalStore(followDay, today, noDay);
}

/** What is so of it today; a product that comes on no day is rendered once. */
export const useAvailability = (availability: Availability | undefined) =>
  useSyncExternalStore(
    followDay,
    () => availabilityOn(today(), availability),
    () => availabilityOn(noDay(), availability),
  );

/** Today, and each minute of it where the time of a day counts. */
const useMoment = timeZone
  ? () => useSyncExternalStore(followMinute, thisMinute, noDay)
  : () => useToday();

/**
 * What the clock of the shop shows; nothing until the page is hydrated, and where no day is reckoned. It goes on where
 * the time of a day counts.
 */
export const useClock: () => string | undefined =
  delivery || asking ? () => (useMoment() === '' ? undefined : clockHere()) : () => undefined;

/** What the clock of the shop shows (`clockOf`). */
export const clockHere = (time = Date.now()): string => clockOf(time, timeZone);
