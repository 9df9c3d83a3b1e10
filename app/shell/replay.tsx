import { type ReactElement, startTransition, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Ends the keeping of presses in app/shell/boot.ts and returns them; the second time none. */
    takePresses?: () => readonly HTMLElement[];
    /** Hydrates the page. It is called again after a failed load. */
    startShop?: () => Promise<void>;
  }
}

/**
 * Hydrates the page. Then the fields that the shopper has changed say so, and the buttons that were pressed
 * are pressed again (SPEC 13.1). React hydrates in tasks of some 5 ms, so that the browser can scroll and
 * paint between them.
 */
export function hydrateAndReplay(
  container: Element,
  root: ReactElement,
  handleHydrated: () => void,
): void {
  let changed: readonly Field[] = [];
  const noteChanged = () => {
    changed = [...document.querySelectorAll<Field>('input,select,textarea')].filter(isChanged);
  };
  const replay = () => {
    for (const field of changed) flushSync(() => announce(field));
    for (const button of window.takePresses?.() ?? []) {
      delete button.dataset['heard'];
      flushSync(() => button.click());
    }
    handleHydrated();
  };
  // A press that waits already gets its effect sooner without other tasks in between.
  const isAwaited = document.querySelector('[data-heard]') !== null;
  (isAwaited ? flushSync : startTransition)(() => {
    hydrateRoot(
      container,
      <Hydrated onCommit={noteChanged} onHydrated={replay}>
        {root}
      </Hydrated>,
    );
  });
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field has another value than it came with: the shopper's, or one that the browser has restored. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  }
  if (field.type === 'checkbox' || field.type === 'radio') return false;
  return field.value !== field.defaultValue;
}

function announce(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

type HydratedProps = {
  /** Called before any effect changes the page. */
  readonly onCommit: () => void;
  /** Called when all effects have run for the first time, in the same task. */
  readonly onHydrated: () => void;
  readonly children: ReactElement;
};

function Hydrated({ onCommit, onHydrated, children }: HydratedProps) {
  useLayoutEffect(onCommit, [onCommit]);
  // React allows no `flushSync` in an effect.
  useEffect(() => queueMicrotask(onHydrated), [onHydrated]);
  return children;
}
