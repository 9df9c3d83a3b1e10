/** One short message that leaves by itself. */
export type ToastContent = {
  readonly type: 'info' | 'success' | 'error' | 'warning' | 'default' | 'loading';
  readonly text: string;
  readonly isShaking?: boolean;
  /** Announced when there is a pause in what is being read, though it looks like an error. */
  readonly isCalm?: boolean;
};

/** How long a toast stays, in ms, not counting the time it is held, and where it appears. */
export type ToastOptions = {
  readonly duration: number;
  readonly position: 'top-right' | 'top-center';
};

type Taker = (toast: ToastContent & ToastOptions) => void;

let options: ToastOptions = { duration: 2000, position: 'top-right' };
const waiting: (ToastContent & ToastOptions)[] = [];
let take: Taker | undefined;
let load: (() => void) | undefined;

/** Says how the toasts that are shown from now on appear; whoever shows one need not know. */
export function setToastOptions(next: ToastOptions): void {
  options = next;
}

/**
 * Shows a toast; it goes when its time is up, or when the shopper dismisses it. What draws toasts is
 * deferred: a toast that comes before it waits, and has it loaded.
 */
export function showToast(content: ToastContent): void {
  const toast = { ...content, ...options };
  load?.();
  if (take) take(toast);
  else waiting.push(toast);
}

/** Has `next` called with every toast, for as long as there may be nothing to draw it. */
export function loadWithToasts(next: () => void): () => void {
  load = next;
  if (waiting.length > 0) load();
  return () => {
    load = undefined;
  };
}

/** Hands over the toasts that have waited, and every one from now on. */
export function takeToasts(next: Taker): void {
  take = next;
  for (const toast of waiting.splice(0)) take(toast);
}
