import { useSyncExternalStore } from 'react';
import type { Product } from '#catalogue/product.ts';
import { listedOnDay, onDay } from '#catalogue/season.ts';
import { dayOf } from '#ordering/day.ts';

const today = () => dayOf(Date.now());

const followNone = () => () => {};

/** Calls the listener at midnight, and when the page is seen again: a device may have slept meanwhile. */
function followDay(listener: () => void): () => void {
  const events = ['visibilitychange', 'pageshow'];
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => (listener(), wait()), new Date().setHours(24, 0, 0, 0) - Date.now());
  };
  wait();
  for (const name of events) addEventListener(name, listener);
  return () => {
    clearTimeout(timer);
    for (const name of events) removeEventListener(name, listener);
  };
}

const noDay = () => '';

/** Today, as in `2026-11-24`, also after midnight (SPEC 15.24); empty until the page is hydrated, and where no day is needed. */
export function useToday(isNeeded = true): string {
  return useSyncExternalStore(isNeeded ? followDay : followNone, isNeeded ? today : noDay, noDay);
}

/** A product as it is today (SPEC 16.61). */
export function useOfToday<Given extends Product>(product: Given): Given {
  return onDay(product, useToday(product.season !== undefined));
}

/** What lists show today. */
export function useListed(products: readonly Product[]): readonly Product[] {
  return listedOnDay(products, useToday(products.some(({ season }) => season?.isHidden)));
}
