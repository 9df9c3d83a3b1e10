import { announce } from './announce.ts';

export type ToastContent = {
  readonly type: 'info' | 'success' | 'error' | 'warning' | 'default' | 'loading';
  readonly text: string;
  /** What else there is to say of it, after the text. */
  readonly detail?: string;
  /** Focus says it already. */
  readonly isSilent?: boolean;
  /** The toast shakes, since the product was already there (SPEC 12). */
  readonly isShaking?: boolean;
  /** Takes back what the toast reports; the toast then has a button "Undo". */
  readonly undo?: () => void;
  readonly link?: { readonly label: string; readonly href: string };
};

/** How long a toast stays, in ms, without the time that it is paused, and where it appears: app/shell/toastOptions.ts has both. */
export type ToastOptions = {
  readonly duration: number;
  readonly position: 'top-right' | 'top-center';
};

export type Toast = ToastContent & ToastOptions & { readonly key: number };

/** The time of a toast; without a timer while the toasts are paused. */
type Clock = { remainingMs: number; startedAt: number; timer?: ReturnType<typeof setTimeout> };

/** A toast is hovered or focused, the page is hidden, or nothing shows toasts yet. */
type PauseReason = 'hover' | 'focus' | 'hidden' | 'unshown';

/** More would hide what the shopper is looking at, and run off a phone's screen. */
const maxToasts = 5;

/** Those of the screen, which a toast may be older than. */
let options: ToastOptions = { duration: 0, position: 'top-right' };
let load: (() => void) | undefined;
let toasts: readonly Toast[] = [];
let lastKey = 0;
let regions: readonly symbol[] = [];
const clocks = new Map<number, Clock>();
const pauseReasons = new Set<PauseReason>(['unshown']);
const listeners = new Set<() => void>();

/** Shows a toast of this type: `success(strings.added)`. */
const ofType =
  (type: ToastContent['type']) =>
  (text: string, more?: Omit<ToastContent, 'type' | 'text'>): void =>
    showToast({ ...more, type, text });
export const info = ofType('info');
export const success = ofType('success');
export const error = ofType('error');
export const warning = ofType('warning');

/** Sets the duration and position of toasts, from now on and of those that nothing has shown yet. */
export function setToastOptions(next: ToastOptions): void {
  options = next;
  if (!pauseReasons.has('unshown')) return;
  publish(toasts.map((toast) => ({ ...toast, ...options })));
  for (const { key, duration } of toasts) clocks.set(key, { remainingMs: duration, startedAt: 0 });
}

/**
 * Shows a toast until its time is up or the shopper dismisses it; the oldest leaves when there are too
 * many. A toast with the text of the newest replaces it with a new key and is announced again. The component that renders toasts is deferred: a toast that comes before it makes it load.
 */
export function showToast(content: ToastContent): void {
  const newest = toasts.at(-1);
  // Each toast that can be undone stays: it takes back something else.
  const isRepeated = newest?.text === content.text && newest.type === content.type && !newest.undo;
  const leaving = isRepeated ? newest : toasts.at(-maxToasts);
  if (leaving) forget(leaving.key);
  lastKey += 1;
  const key = lastKey;
  const toast = { ...content, ...options, key };
  clocks.set(key, { remainingMs: toast.duration, startedAt: 0 });
  publish([...toasts.filter((other) => other !== leaving), toast]);
  if (!areToastsPaused()) start(key);
  load?.();
  if (content.isSilent) return;
  announce(content.text, content.type === 'error');
  if (content.detail) announce(content.detail);
}

/** Calls `next` at each toast, until the returned function is called. */
export function followToasts(next: () => void): () => void {
  load = next;
  if (toasts.length > 0) load();
  return () => {
    load = undefined;
  };
}

export function dismissToast(key: number): void {
  forget(key);
  publish(toasts.filter((toast) => toast.key !== key));
}

export function pauseToasts(reason: PauseReason, isPaused: boolean): void {
  const wasPaused = areToastsPaused();
  if (isPaused) pauseReasons.add(reason);
  else pauseReasons.delete(reason);
  if (wasPaused === areToastsPaused()) return;
  for (const key of clocks.keys()) {
    if (isPaused) stop(key);
    else start(key);
  }
  publish([...toasts]);
}

export function areToastsPaused(): boolean {
  return pauseReasons.size > 0;
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Registers a region for toasts. The latest one shows them, so that they are in an open dialog; the
 * page's own region is below dialogs, also when it is registered after the dialog has opened.
 */
export function claimToasts(region: symbol, isBelowDialogs: boolean): () => void {
  moveTo(isBelowDialogs ? [region, ...regions] : [...regions, region]);
  pauseToasts('unshown', false);
  return () => moveTo(regions.filter((other) => other !== region));
}

export function ownsToasts(region: symbol): boolean {
  return regions.at(-1) === region;
}

/** In the region that they leave, no event ends hover or focus any more. */
function moveTo(next: readonly symbol[]): void {
  const hasMoved = next.at(-1) !== regions.at(-1);
  regions = next;
  if (!hasMoved) return;
  pauseToasts('hover', false);
  pauseToasts('focus', false);
  publish([...toasts]);
}

function forget(key: number): void {
  clearTimeout(clocks.get(key)?.timer);
  clocks.delete(key);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function start(key: number): void {
  const clock = clocks.get(key);
  if (!clock) return;
  clock.startedAt = performance.now();
  clock.timer = setTimeout(() => dismissToast(key), clock.remainingMs);
}

function stop(key: number): void {
  const clock = clocks.get(key);
  if (!clock) return;
  clearTimeout(clock.timer);
  clock.remainingMs = Math.max(0, clock.remainingMs - (performance.now() - clock.startedAt));
}
