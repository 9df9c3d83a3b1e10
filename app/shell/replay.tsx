import { type ReactElement, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { type EarlyEvent, replayEvent } from './replayEvent.ts';

declare global {
  interface Window {
    /** Ends the recording of app/shell/boot.ts and returns its events; the second time nothing. */
    takeEarlyEvents?: () => EarlyEvent[] | undefined;
    /** Whether the host has a newer version of the page; `false` without an answer. */
    isReplaced?: () => Promise<boolean>;
    /** Hydrates the page, with all products if a list is stored. It is called again after a failed load. */
    startShop?: (hasList: boolean) => Promise<void>;
  }
}

/**
 * Hydrates the page and then repeats in order what the shopper did before (SPEC 13.1). Each step is
 * rendered before the next, which may depend on it. React hydrates in tasks of some 5 ms, so that the
 * browser can scroll and paint between them. A press that begins meanwhile makes it finish at once.
 */
export function hydrateAndReplay(
  container: Element,
  root: ReactElement,
  handleHydrated: () => void,
): void {
  const findControls = () => [
    ...document.querySelectorAll<HTMLInputElement>(
      ':is(#root,footer) :is(a,button,input,select,textarea)',
    ),
  ];
  const before = findControls();
  let after = before;
  const onRecoverableError = (error: unknown) => {
    // oxlint-disable-next-line eslint/no-console -- For developers; the shopper loses nothing.
    console.warn(error);
    // Something, such as an extension, has changed the page, and React has rendered all of it again.
    after = findControls();
    for (const [position, { value, checked }] of before.entries()) {
      Object.assign(after[position] ?? {}, { value, checked });
    }
  };
  const replayAll = () => {
    const events = window.takeEarlyEvents?.() ?? [];
    if (after !== before) {
      // React has removed the control that had focus. The browser reports this as if the shopper had left it.
      if (events.at(-1)?.type === 'focusout') events.pop();
      const last = events.at(-1);
      if (last) after[before.indexOf(last.element)]?.focus();
    }
    for (const event of events) {
      const element = after[before.indexOf(event.element)];
      if (element) flushSync(() => replayEvent(element, event));
    }
    handleHydrated();
  };
  // A press that waits already gets its effect sooner without other tasks in between.
  const isAwaited = document.querySelector('[data-heard]') !== null;
  (isAwaited ? flushSync : startTransition)(() => {
    hydrateRoot(container, <Hydrated onHydrated={replayAll}>{root}</Hydrated>, {
      onRecoverableError,
    });
  });
}

/** Calls back when all its effects have run for the first time, in the same task. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactElement }) {
  // React allows no `flushSync` in an effect.
  useEffect(() => queueMicrotask(onHydrated), [onHydrated]);
  return children;
}
