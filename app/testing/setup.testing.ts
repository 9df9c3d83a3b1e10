import '#app.css';
import '#shop/theme.css';
import { clearStorage } from '#storage/clearStorage.ts';
import { pendingOrder } from '#storage/pendingOrder.ts';
import { forgetAddress } from '#storage/storedAddress.ts';
import { cleanup } from 'vitest-browser-react';
import { currentToasts, dismissToast } from '#ui/toast.ts';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, vi } from 'vitest';

// What a screen reader says is written here, as in every page.
const region = Object.assign(document.createElement('p'), { ariaLive: 'polite' });
document.body.append(region);

const complaints: string[] = [];
for (const level of ['warn', 'error'] as const) {
  console[level] = (...said: unknown[]) => void complaints.push(said.join(' '));
}

// The tests of a file share its modules, as the screens of one page do: also what those have in memory.
beforeEach(async () => {
  await cleanup();
  pendingOrder.change(() => undefined);
  forgetAddress();
  clearStorage();
  region.textContent = '';
  for (const { key } of currentToasts()) dismissToast(key);
  await page.viewport(1024, 768);
  // The host has the version that is tested, and is asked before an order is placed.
  document.documentElement.dataset['version'] = 'tested';
  const headers = { 'content-type': 'text/html' };
  const answer = '<html data-version="tested">';
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(answer, { headers }));
});

// A warning in the console fails a test.
afterEach(() => {
  // What a stopped clock held back would hold back the announcements of the next test.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  const [complaint] = complaints.splice(0);
  if (complaint) throw new Error(`The console says: ${complaint}`);
});
