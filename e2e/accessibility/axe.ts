import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Lets axe look at a page, or at one part of it. No page of the shop has a frame, so axe runs once in
 * the page itself, and not again in a blank page; and it describes only what it finds.
 */
export async function runAxe(page: Page, part?: string) {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations', 'incomplete'] });
  return (part === undefined ? axe : axe.include(part)).analyze();
}
