import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Lets axe look at a page, by all its rules or by some. No page of the shop has a frame, so axe runs once
 * in the page itself. Who speaks a visible word to a device presses what is called so.
 */
export function runAxe(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  return (rules ? axe.withRules(rules) : axe).analyze();
}
