import { useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ScreenPath } from '#address/screens.ts';
import { loadScreen } from '#screens/loadScreen.ts';
import type { Screen, ScreenProps } from '#screens/screen.ts';
import { DeferredParts } from '#shell/DeferredParts.tsx';
import { toastOptions } from '#shell/toastOptions.ts';
import { setToastOptions } from '#ui/toast.ts';

/** Mounts a screen as a shopper finds it, with its toasts; what it holds is a `main`. */
export async function showScreen(path: ScreenPath, { id = '', query = '' } = {}) {
  const screen = await loadScreen(path);
  const details = await screen.load?.(id);
  setToastOptions(toastOptions[screen.toasts]);
  document.documentElement.dataset['wording'] = screen.wording ?? '';
  const shown = await render(<Shown {...{ screen, id, details, query }} />);
  return { main: page.getByRole('main'), leave: () => shown.unmount() };
}

type ShownProps = Omit<ScreenProps, 'refine'> & { readonly screen: Screen };

/** Without the shell: another address of the screen is its query string alone. */
function Shown({ screen: { Component }, query: first, ...rest }: ShownProps) {
  const [query, setQuery] = useState(first);
  const refine = (address: string) => setQuery(/\?.*/.exec(address)?.[0] ?? '');
  return (
    <>
      <main tabIndex={-1}>
        <Component {...rest} query={query} refine={refine} />
        <output hidden>{query}</output>
      </main>
      <DeferredParts />
    </>
  );
}

/** The toast with exactly this text. */
export const toast = (text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true });

/** What is written into it is said by a screen reader. */
export const liveRegion = () => document.querySelector('body > [aria-live]');

export const said = () => liveRegion()?.textContent;

/** Stores what a test's shopper has: a cart, a wishlist, an address. */
export function keep(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new Event('cart-updated'));
}

export const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

/** Whether the window hears an event from now on. */
export function listen(name: 'cartUpdated' | 'wishlistUpdated') {
  const heard = vi.fn<() => void>();
  window.addEventListener(name, heard, { once: true });
  return heard;
}
