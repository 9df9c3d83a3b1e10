import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useAutoplay } from './useAutoplay.ts';

function Carousel({ step }: { readonly step: () => void }) {
  const { isPaused, togglePause, pauseHandlers } = useAutoplay(step);
  return (
    <section {...pauseHandlers}>
      <button type="button" onClick={togglePause}>
        {isPaused ? 'Play' : 'Pause'}
      </button>
    </section>
  );
}

test('a carousel moves until Pause is pressed, and at once after Play with mouse and focus there, but in no hidden page', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const step = vi.fn<() => void>();
  await render(<Carousel step={step} />);
  const expectSteps = (count: number) => {
    vi.advanceTimersByTime(3000);
    expect(step).toHaveBeenCalledTimes(count);
  };
  expectSteps(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expectSteps(1);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  expectSteps(2);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  flushSync(() => document.dispatchEvent(new Event('visibilitychange')));
  expectSteps(2);
  vi.useRealTimers();
});

test('under reduced motion Play is what counts, until Pause is pressed', async () => {
  const motion = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(motion as MediaQueryList);
  await render(<Carousel step={() => {}} />);
  await page.getByRole('button', { name: 'Play' }).click();
  flushSync(() => motion.dispatchEvent(new Event('change')));
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
});
