import { type ToastContent, type ToastOptions, takeToasts } from './toast.ts';

export type Toast = ToastContent & ToastOptions & { readonly key: number };

type Clock = {
  remainingMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** More would hide what the shopper is looking at, and run off a phone's screen. */
const mostToasts = 5;

let toasts: readonly Toast[] = [];
let lastKey = 0;
let regions: readonly symbol[] = [];
const clocks = new Map<number, Clock>();
/** The toasts that a region has shown, and so announced. */
const announced = new Set<number>();
/** Those of them that have come to another region since: it must not announce them again. */
let silent: ReadonlySet<number> = new Set();
const holds = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Shows a toast at once, since it answers a press: the oldest gives way. What says the same as the
 * newest takes its place under a key of its own, so that a live region reads it again.
 */
function enqueue(content: ToastContent & ToastOptions): void {
  const newest = toasts.at(-1);
  const isRepeated = newest?.text === content.text && newest.type === content.type;
  const leaving = isRepeated ? newest : toasts.at(-mostToasts);
  if (leaving) forget(leaving.key);
  lastKey += 1;
  const key = lastKey;
  clocks.set(key, { remainingMs: content.duration, startedAt: 0, timer: undefined });
  publish([...toasts.filter((toast) => toast !== leaving), { ...content, key }]);
  if (holds.size === 0) start(key);
}

export function dismissToast(key: number): void {
  forget(key);
  publish(toasts.filter((toast) => toast.key !== key));
}

/** Stops all clocks while a reason lasts: a toast is hovered or focused, or the page is hidden. */
export function holdToasts(reason: 'hover' | 'focus' | 'hidden', isHeld: boolean): void {
  const wasHeld = holds.size > 0;
  if (isHeld) holds.add(reason);
  else holds.delete(reason);
  if (wasHeld === holds.size > 0) return;
  for (const key of clocks.keys()) {
    if (isHeld) stop(key);
    else start(key);
  }
  publish([...toasts]);
}

export function areToastsHeld(): boolean {
  return holds.size > 0;
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A region asks to show the toasts; the latest to ask shows them, so that an open dialog has them,
 * also where the page's own region comes only after the dialog has opened.
 */
export function claimToasts(region: symbol, isBelowDialogs: boolean): () => void {
  moveTo(isBelowDialogs ? [region, ...regions] : [...regions, region]);
  takeToasts(enqueue);
  return () => moveTo(regions.filter((other) => other !== region));
}

export function ownsToasts(region: symbol): boolean {
  return regions.at(-1) === region;
}

export function noteAnnounced(key: number): void {
  announced.add(key);
}

export function isSilent(key: number): boolean {
  return silent.has(key);
}

/** Where the toasts were, nobody can point at them or leave them any more. */
function moveTo(next: readonly symbol[]): void {
  const hasMoved = next.at(-1) !== regions.at(-1);
  regions = next;
  if (!hasMoved) return;
  silent = new Set(announced);
  holdToasts('hover', false);
  holdToasts('focus', false);
  publish([...toasts]);
}

function forget(key: number): void {
  clearTimeout(clocks.get(key)?.timer);
  clocks.delete(key);
  announced.delete(key);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function start(key: number): void {
  const clock = clocks.get(key);
  if (!clock) return;
  clock.startedAt = Date.now();
  clock.timer = setTimeout(() => dismissToast(key), clock.remainingMs);
}

function stop(key: number): void {
  const clock = clocks.get(key);
  if (!clock) return;
  clearTimeout(clock.timer);
  clock.remainingMs = Math.max(0, clock.remainingMs - (Date.now() - clock.startedAt));
}
