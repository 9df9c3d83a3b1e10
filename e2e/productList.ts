import type { Locator, Page } from '@playwright/test';
import { idsOf } from './catalogue.ts';

export const countLine = (page: Page): Locator =>
  page.getByRole('main').getByText(/^Showing \d+ products? for /);

export const select = (page: Page): Locator => page.getByRole('main').getByRole('combobox');

export async function shownIds(page: Page): Promise<number[]> {
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  return idsOf(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
}
