import { isFocusDue, openModals } from './focus.ts';

/** A screen reader may drop a text that comes in the moment in which focus moves, or together with another. */
const settleMs = 150;
/** Then it leaves, so that nobody who reads down the page finds it. */
const keptMs = 10_000;

/** So long nothing newer comes: a press follows another, or a letter another, in less. */
const restMs = 400;

let resting: ReturnType<typeof setTimeout> | undefined;
let waiting: readonly string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says a text by screen reader, once, in the page's one live region (SPEC 12.5). Texts of one moment are said
 * one after the other.
 *
 * @param isUrgent whether it interrupts what is being said, as an error does (SPEC 12)
 */
export function announce(text: string, isUrgent = false): void {
  if (waiting.length === 0 || isUrgent) {
    clearTimeout(timer);
    // The same text again is a change too.
    write('', isUrgent);
    timer = setTimeout(say, settleMs);
  }
  waiting = [...waiting, text];
}

/**
 * Says the last of several texts that quickly follow each other, as of a number that is stepped.
 *
 * @returns leaves it unsaid
 */
export function announceLast(text: string): () => void {
  const stop = () => clearTimeout(resting);
  stop();
  resting = setTimeout(announce, restMs, text);
  return stop;
}

function say(): void {
  if (isFocusDue() && document.activeElement === document.body) {
    timer = setTimeout(say, settleMs);
    return;
  }
  write(joinSentences(waiting));
  waiting = [];
  timer = setTimeout(write, keptMs, '');
}

/** With the full stop of the page's language between two, unless the first one has a sign of its own. */
export function joinSentences(sentences: readonly (string | false | undefined)[]): string {
  const joined = sentences.filter(Boolean).join(`${import.meta.env.FULL_STOP} `);
  return joined.replaceAll(/([!?.।])[.।] /g, '$1 ');
}

/** Behind an open dialog the page is inert, so each dialog has a region too. */
function write(text: string, isUrgent?: boolean): void {
  const region =
    document.querySelector(`${openModals} > [aria-live]`) ??
    document.querySelector('body > [aria-live]');
  if (isUrgent !== undefined) {
    region?.setAttribute('aria-live', isUrgent ? 'assertive' : 'polite');
  }
  if (region) region.textContent = text;
}
