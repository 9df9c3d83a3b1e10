import { existsSync } from 'node:fs';
import { serve } from '../../scripts/serve.mjs';
import { buildOrderShop } from './buildOrderShop.mjs';
import { usual } from './engine.mjs';
import { startFirefox } from './firefox.mjs';
import { installEngine } from './install.mjs';
import { journeys, journeysInTheDark, orderJourneys } from './journeys.mjs';
import { createVisitor } from './visitor.mjs';
import { startWebKit } from './webkit.mjs';

/*
 * The main journeys in Firefox and WebKit, on the built shop: `npm run test:engines`. Words after the
 * command choose journeys by a part of their name.
 */
const starters = /** @type {const} */ ({ firefox: startFirefox, webkit: startWebKit });
const folder = process.env['BUILT_SHOP'] ?? 'dist';
const chosen = process.argv.slice(2).join(' ');
let passed = 0;
let failed = 0;

if (!existsSync(`${folder}/index.html`)) {
  throw new Error(`There is no built shop in "${folder}". Run "npm run build" first.`);
}
const shop = await serve({ folder });
const orderShop = await serve({ folder: buildOrderShop() });
for (const name of /** @type {const} */ (['firefox', 'webkit'])) {
  const reason = installEngine(name);
  if (reason !== undefined) {
    console.error(reason);
    failed += 1;
    continue;
  }
  await visit(name, usual, journeys, shop.address);
  await visit(name, { ...usual, isDark: true }, journeysInTheDark, shop.address);
  await visit(name, usual, orderJourneys, orderShop.address);
}
await shop.close();
await orderShop.close();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {keyof typeof starters} name
 * @param {typeof usual} how
 * @param {typeof journeys} list
 * @param {string} address where the shop is open
 */
async function visit(name, how, list, address) {
  const wanted = list.filter(([title]) => title.includes(chosen));
  if (wanted.length === 0) return;
  const engine = await starters[name](how);
  const visitor = createVisitor(engine, address);
  for (const [title, journey] of wanted) {
    try {
      await visitor.startAfresh();
      const known = engine.complaints().length;
      await journey(visitor);
      const complaints = engine.complaints().slice(known);
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
      passed += 1;
      console.log(`passed  ${engine.name}: ${title}`);
    } catch (error) {
      failed += 1;
      console.error(`FAILED  ${engine.name}: ${title}\n${String(error)}`);
    }
  }
  await engine.close();
}
