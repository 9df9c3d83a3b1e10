import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { runnerImport } from 'vite';
import { type TestProjectInlineConfiguration, defineConfig } from 'vitest/config';
import { findTestBrowser } from '#dev/browser.mjs';
import { pictures } from '#builder/pictures/pictures.ts';
import { type Change, writeSmallShopTo } from '#reader/read/smallShop.testing.ts';
import { sayProblem } from '#reader/files/problem.ts';
import { readShop } from '#reader/read/readShop.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { shops } from './app/testing/shops.testing.ts';

const projects: TestProjectInlineConfiguration[] = [];
for (const [name, changes] of Object.entries(shops)) projects.push(await testsIn(name, changes));

/** The tests of components: each mounts one in a browser, in a small shop (CONTRIBUTING). */
export default defineConfig({ test: { projects } });

async function testsIn(
  name: string,
  changes: readonly Change[],
): Promise<TestProjectInlineConfiguration> {
  const folder = resolve('node_modules/.cache/component-shops', name);
  rmSync(folder, { recursive: true, force: true });
  await writeSmallShopTo(folder, ...changes);
  const { problems } = await readShop(filesOf(folder));
  if (problems.length > 0) throw new Error(problems.map(sayProblem).join('\n'));
  // Each shop has a plugin of its own, which stays with the folder that is named here.
  const { module } = await runnerImport<typeof import('#builder/modules/shop.ts')>(
    './builder/modules/shop.ts',
  );
  process.env['SHOP_FOLDER'] = folder;
  return {
    plugins: [react(), await module.shop({ isFixed: true }), pictures()],
    publicDir: false,
    test: {
      name,
      include: name === 'orders' ? ['app/**/+([^.]).test.tsx'] : [`app/**/*.${name}.test.tsx`],
      // The files of a browser share what they load.
      isolate: false,
      // Generous, since nothing here measures speed; a test that hangs still ends.
      testTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      setupFiles: 'app/testing/setup.testing.ts',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Each shop has a browser of its own, and all of them start at once.
        connectTimeout: 240_000,
        provider: playwright({
          actionTimeout: 15_000,
          launchOptions: { executablePath: findTestBrowser(), args: ['--no-sandbox'] },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
