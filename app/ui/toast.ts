import type { Message } from '#domain/messages.ts';

/** What a toast says, and how it is announced. */
export type ToastContent = Message & {
  /** Takes back what the toast reports; the toast then has a button "Undo". */
  readonly undo?: () => void;
};

/** How long a toast stays, in ms, without the time that it is paused, and where it appears. */
export type ToastOptions = {
  readonly duration: number;
  readonly position: 'top-right' | 'top-center';
};

type Handler = (toast: ToastContent & ToastOptions) => void;

let options: ToastOptions | undefined;
const waiting: (ToastContent & ToastOptions)[] = [];
let handle: Handler | undefined;
let load: (() => void) | undefined;

/** Sets the duration and position of the toasts that are shown from now on. */
export function setToastOptions(next: ToastOptions): void {
  options = next;
}

/**
 * Shows a toast until its time is up or the shopper dismisses it. The component that renders toasts is
 * deferred: a toast that comes before it waits, and makes it load.
 *
 * @throws {Error} before `setToastOptions` was called
 */
export function showToast(content: ToastContent): void {
  if (!options) throw new Error('setToastOptions must be called before the first toast.');
  const toast = { ...content, ...options };
  load?.();
  if (handle) handle(toast);
  else waiting.push(toast);
}

/** Calls `next` at each toast, until the returned function is called. */
export function loadWithToasts(next: () => void): () => void {
  load = next;
  if (waiting.length > 0) load();
  return () => {
    load = undefined;
  };
}

/** Calls `next` with the toasts that have waited, and with each that is shown from now on. */
export function handleToasts(next: Handler): void {
  handle = next;
  for (const toast of waiting.splice(0)) handle(toast);
}
