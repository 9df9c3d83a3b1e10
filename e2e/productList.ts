import type { Locator, Page } from '@playwright/test';
import { idsOf } from './catalogue.ts';

/** The line that says how many products a list shows. */
export const countLine = (page: Page): Locator =>
  page.getByRole('main').getByText(/^Showing \d+ products? for /);

/** The filter of all products. */
export const select = (page: Page): Locator => page.getByRole('main').getByRole('combobox');

/** The ids of the cards on the screen, in their order. */
export async function shownIds(page: Page): Promise<number[]> {
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  return idsOf(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
}
