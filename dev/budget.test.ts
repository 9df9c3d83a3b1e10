import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { budgets, isOverBudget, weighRoutes } from './budget.mjs';

const folder = mkdtempSync(join(tmpdir(), 'budget-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = `<style></style><link rel="preload" href="/base/assets/a.woff2">
  <div id="root" data-styles="/base/assets/a.css"><script data-client="/base/assets/a.js">a()</script>
  <link rel="modulepreload" href="/base/assets/a.js"><link rel="modulepreload" href="/base/assets/b.js">`;

describe('Budget', () => {
  test('weighs the styles and scripts that a route names, and fails a route over its budget', () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'cart.html'), page);
    writeFileSync(join(folder, 'assets/a.css'), randomBytes(budgets.css + 1));
    writeFileSync(join(folder, 'assets/a.js'), randomBytes(40_000));
    writeFileSync(join(folder, 'assets/b.js'), randomBytes(43_000));

    const [weight] = weighRoutes(folder);
    expect(weight?.route).toBe('/cart');
    expect(weight?.js).toBeGreaterThan(83_000);
    expect(weight && isOverBudget(weight)).toBe(true);
  });

  const { view, css, js } = budgets;

  test('allows every shop the same bytes of style and script', () => {
    expect(isOverBudget({ route: '/', view: 0, css, js })).toBe(false);
    expect(isOverBudget({ route: '/', view: 0, css: css + 1, js: 0 })).toBe(true);
    expect(isOverBudget({ route: '/', view: 0, css: 0, js: js + 1 })).toBe(true);
    expect(isOverBudget({ route: '/', view: view + 1, css: 0, js: 0 })).toBe(true);
  });

  test('allows the pages in Hindi 1,800 bytes more of script', () => {
    const hindi = { route: '/hi', language: 'hi', view: 0, css, js: js + 1_800 };
    expect(isOverBudget(hindi)).toBe(false);
    expect(isOverBudget({ ...hindi, js: js + 1_801 })).toBe(true);
  });
});
