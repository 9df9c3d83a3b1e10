import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Header } from '#features/header/Header.tsx';
import { keep, toast } from '#testing/showScreen.testing.tsx';
import { info, setToastOptions, showToast } from '#ui/toast.ts';
import { Deferred } from './Deferred.tsx';

const failed = 'Something went wrong in a part of this page. Your cart and wishlist are safe.';

/** A page without a screen; React says each error in the console. */
async function showPage() {
  vi.spyOn(console, 'error').mockReturnValue();
  keep('signupDismissed', true);
  // Where it covers no button of the header.
  setToastOptions({ duration: 60_000, position: 'top-center' });
  await render(
    <>
      <Header path="/about" page="/about" />
      <div id="notices" />
      <form>
        <div data-mistakes="" />
        <input aria-label="Name" required />
        <input aria-label="Email" required />
        <button type="submit">Send</button>
      </form>
      <Deferred />
    </>,
  );
  info('Hello');
  await expect.element(toast('Hello')).toBeVisible();
}

test('an error in a dialog closes it, and a toast says so', async () => {
  await showPage();
  await page.getByRole('button', { name: 'Search' }).first().click();
  vi.spyOn(String.prototype, 'normalize').mockImplementation(() => {
    throw new Error('Search fails.');
  });
  await userEvent.keyboard('tea');
  await expect.element(toast(failed)).toBeVisible();
  expect(document.querySelector('dialog')).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Search' }).first()).toHaveFocus();
});

test('an error in the list of mistakes takes only this away, and a toast says so', async () => {
  await showPage();
  const field = page.getByRole('textbox', { name: 'Email' });
  Object.defineProperty(field.element(), 'labels', {
    get() {
      throw new Error('The list fails.');
    },
  });
  field.element().closest('form')?.requestSubmit();
  await expect.element(toast(failed)).toBeVisible();
  await expect.element(field).toBeVisible();
});

test('an error in the line of a lost network takes only this away, and a toast says so', async () => {
  await showPage();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => {
    throw new Error('The line fails.');
  });
  dispatchEvent(new Event('offline'));
  await expect.element(toast(failed)).toBeVisible();
});

test('an error in a toast leaves the page, and a note with Try again', async () => {
  await showPage();
  showToast({ type: 'info', text: {} as string, isSilent: true });
  await expect.element(page.getByRole('alert')).toHaveTextContent(failed);
  await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('banner')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('an error of what comes when the page is idle leaves the page, and a note', async () => {
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(() => {
    throw new Error('What keeps focus fails.');
  });
  vi.spyOn(console, 'error').mockReturnValue();
  await render(
    <>
      <Header path="/about" page="/about" />
      <Deferred />
    </>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent(failed);
  await expect.element(page.getByRole('banner')).toBeVisible();
});
