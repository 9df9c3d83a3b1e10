import type { Page } from '@playwright/test';

/**
 * A finger goes along these points of the page and rests on the last one, so that nothing is flung. It says
 * itself when it was where: how far a page scrolls does not depend on how fast the machine is.
 */
export async function touch(
  page: Page,
  ...points: readonly { readonly x: number; readonly y: number }[]
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const start = Date.now();
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ms: number,
    at: typeof points = [],
  ) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [...at],
      timestamp: (start + ms) / 1000,
    });
  await Promise.all([
    ...points.map((point, index) => send(index === 0 ? 'touchStart' : 'touchMove', index, [point])),
    send('touchEnd', 200),
  ]);
}
