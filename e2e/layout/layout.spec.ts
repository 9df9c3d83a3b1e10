import type { Page } from '@playwright/test';
import { findOverflow } from './boxes.ts';
import { type Ground, findFaint } from './contrast.ts';
import { findMotion } from './motion.ts';
import { installProbe } from './probe.ts';
import { reachScreen, screens } from './screens.ts';
import { findHardTargets } from './targets.ts';
import { findLostText } from './text.ts';
import { expect, test } from '../shop.ts';

const small = {
  widths: [390, 320, 768],
  hasTouch: true,
  leastTarget: 44,
  zoomed: undefined,
};
const large = {
  widths: [1440, 992, 1920],
  hasTouch: false,
  leastTarget: 24,
  // What remains of 1280 × 1024 at a zoom of 400 %.
  zoomed: { width: 320, height: 256 },
};
const heights: Record<number, number> = {
  320: 640,
  390: 844,
  768: 1024,
  992: 744,
  1440: 900,
  1920: 1080,
};

/** The text spacing that a reader may set, and that must hide no text (WCAG 1.4.12). */
const spacedText = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

for (const [size, { widths, hasTouch, leastTarget, zoomed }] of Object.entries({
  small,
  large,
})) {
  const [oneWidth = 0] = widths;
  test.describe(`On ${size} screens a shopper can read and press everything of`, () => {
    test.use({
      actionTimeout: 10_000,
      hasTouch,
      isMobile: hasTouch,
      reducedMotion: 'reduce',
      viewport: viewport(oneWidth),
    });

    for (const screen of screens) {
      if (screen.only && screen.only !== size) continue;
      test(screen.name, async ({ page }) => {
        await reachScreen(page, screen);
        await page.evaluate(installProbe);
        const found = await page.evaluate(findMotion);
        const grounds = new Map<string, Ground>();
        const look = async (view: string) => {
          await settle(page);
          for (const problem of await lookAtPlaces(page, leastTarget)) {
            found.push(`${view}: ${problem}`);
          }
        };
        for (const width of widths) {
          await page.setViewportSize(viewport(width));
          await look(`${width} px`);
          // At another width only what text over a picture lies on is different.
          const lightAlone = grounds.size > 0 ? (['light'] as const) : [];
          for (const colorScheme of width === oneWidth
            ? (['dark', 'light'] as const)
            : lightAlone) {
            await page.emulateMedia({ colorScheme });
            for (const problem of await findFaint(page, grounds)) {
              found.push(`${width} px, ${colorScheme}: ${problem}`);
            }
          }
        }
        if (zoomed && !screen.only) {
          await page.setViewportSize(zoomed);
          await look('400 % zoom');
        }
        await page.setViewportSize(viewport(oneWidth));
        await adoptStyle(page, 'html { font-size: 200% }');
        await look(`${oneWidth} px, text of 200 %`);
        if (size === 'small') {
          await page.setViewportSize(viewport(320));
          await settle(page);
          for (const problem of await page.evaluate(findOverflow)) {
            found.push(`320 px, text of 200 %: ${problem}`);
          }
          await page.setViewportSize(viewport(oneWidth));
        }
        await adoptStyle(page, spacedText);
        await look(`${oneWidth} px, text spaced out`);
        expect(found).toEqual([]);
      });
    }
  });
}

function viewport(width: number) {
  return { width, height: heights[width] ?? 800 };
}

async function lookAtPlaces(page: Page, leastTarget: number): Promise<string[]> {
  return [
    ...(await page.evaluate(findLostText)),
    ...(await page.evaluate(findOverflow)),
    ...(await page.evaluate(findHardTargets, leastTarget)),
  ];
}

/** Waits until a change of size has been laid out and its observers have run. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

function adoptStyle(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

test('the style sheet has its layers in their order, so that no component loses to the reset', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const sheet = await page.locator('link[rel="stylesheet"]').getAttribute('href');
  const css = await (await request.get(sheet ?? '')).text();
  const layers = [...css.matchAll(/@layer (\w+)/g)].map(([, layer]) => layer);
  const order = ['tokens', 'reset', 'base', 'components', 'screens', 'states'];
  expect([...new Set(layers)]).toEqual(order);
});
