import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Without this statement the order is that in which the layers first appear in the bundle. */
test('the main style sheet gives the order of all layers, and states win over components', () => {
  const [, statement = ''] = /^@layer ([\w, ]+);/m.exec(readFileSync('app/app.css', 'utf8')) ?? [];
  const order = statement.split(', ');
  expect(order.slice(-2)).toEqual(['states', 'shop']);
  const used = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(`app/${file}`, 'utf8').matchAll(/^@layer (\w+) \{/gm)])
    .map(([, layer]) => layer);
  // The last one is the owner's own custom.css.
  expect(new Set([...used, 'shop'])).toEqual(new Set(order));
});
