import type { Page } from '@playwright/test';
import { expect } from '../shop.ts';

/** A button whose like has been pressed is not pressed again: lists have many. */
const kindOf = (name: string) => name.split(/:? /).slice(0, 3).join(' ');

/** Focuses and presses the next button of a kind that was not pressed yet; returns its name. */
const pressNext = (page: Page, pressed: readonly string[], isBackwards: boolean) =>
  page.evaluate(
    ([known, fromEnd]) => {
      const modal = document.querySelector('dialog[open]');
      const within = modal ?? document.querySelector('main') ?? document.body;
      const buttons = [...within.querySelectorAll<HTMLElement>('button:not(:disabled)')];
      const next = (fromEnd ? buttons.toReversed() : buttons).find(
        (button) =>
          button.getClientRects().length > 0 &&
          !known.includes(nameOf(button).split(/:? /).slice(0, 3).join(' ')),
      );
      next?.focus();
      next?.click();
      return next && nameOf(next);

      function nameOf(button: HTMLElement) {
        return (button.ariaLabel ?? button.textContent).trim();
      }
    },
    [pressed, isBackwards] as const,
  );

/** Presses each button that the page has meanwhile; after each, focus is on something visible (SPEC 2.26). */
export async function pressAll(page: Page, isBackwards = false): Promise<void> {
  const pressed: string[] = [];
  for (;;) {
    const name = await pressNext(page, pressed, isBackwards);
    if (name === undefined) break;
    pressed.push(kindOf(name));
    // An order asks its host first.
    if (name === 'Place Order')
      await expect(page.getByText(/placed succ|empty!/).first()).toBeVisible();
    await page.clock.runFor(1000);
    const focus = page.locator(':focus');
    await expect(focus, `after “${name}”`).toBeVisible();
    await expect(focus, `after “${name}”`).toBeInViewport();
  }
}
