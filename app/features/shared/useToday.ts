import { useSyncExternalStore } from 'react';
import type { Product } from '#catalogue/product.ts';
import { listedOnDay, onDay } from '#catalogue/season.ts';
import { dayOf } from '#ordering/day.ts';

const today = () => dayOf(Date.now());

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

/** Today, as in `2026-11-24`, also after midnight (SPEC 15.24); empty until the page is hydrated. */
export function useToday(): string {
  return useSyncExternalStore(followDay, today, () => '');
}

/** A product as it is today, and what lists show today (SPEC 16.61): other shops follow no day for each card. */
export const useOfToday: <Given extends Product>(product: Given) => Given = import.meta.env
  .HAS_SEASONS
  ? (product) => onDay(product, useToday())
  : (product) => product;
export const useListed: (products: readonly Product[]) => readonly Product[] = import.meta.env
  .HAS_SEASONS
  ? (products) => listedOnDay(products, useToday())
  : (products) => products;
