/** One short message that leaves by itself. */
export type ToastContent = {
  readonly type: 'info' | 'success' | 'error' | 'warning' | 'default' | 'loading';
  readonly text: string;
  readonly isShaking?: boolean;
  /** Told when there is a pause in what is being read, though it looks like an error. */
  readonly isCalm?: boolean;
  /** How long it stays, in ms, not counting the time it is held. */
  readonly lifeMs: 2000 | 5000;
  readonly place: 'top-right' | 'top-center';
};

const waiting: ToastContent[] = [];
let take: ((content: ToastContent) => void) | undefined;
let ask: (() => void) | undefined;

/**
 * Shows a message; it goes when its time is up, or when the shopper dismisses it. What draws
 * messages is loaded when the page is idle, at the latest with the first one, which waits for it.
 */
export function showToast(content: ToastContent): void {
  ask?.();
  if (take) take(content);
  else waiting.push(content);
}

/** Has `load` called with every message, for as long as there may be nothing to draw it. */
export function loadWithToasts(load: () => void): () => void {
  ask = load;
  if (waiting.length > 0) load();
  return () => {
    ask = undefined;
  };
}

/** Hands over the messages that have waited, and every one from now on. */
export function takeToasts(next: (content: ToastContent) => void): void {
  take = next;
  for (const content of waiting.splice(0)) take(content);
}
