import { type ReactElement, startTransition, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { changedFields } from '#loading/changedFields.ts';
import { settleEarly } from '#features/product/productActions.ts';
import type { EarlyPresses } from './presses.ts';

/**
 * Hydrates the page. Then the fields that the shopper has changed say so, and the buttons that were pressed
 * are pressed again (SPEC 13.1). React hydrates in tasks of some 5 ms, so that the browser can scroll and
 * paint between them.
 */
export function hydrateAndReplay(
  container: Element,
  root: ReactElement,
  takePresses: () => EarlyPresses,
  handleHydrated: () => void,
): void {
  let changed: readonly Element[] = [];
  const noteChanged = () => {
    changed = changedFields();
  };
  const replay = () => {
    for (const field of changed) flushSync(() => announce(field));
    const { added, waiting } = takePresses();
    for (const add of added) flushSync(() => settleEarly(add));
    for (const button of waiting) flushSync(() => button.click());
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

function announce(field: Element): void {
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
