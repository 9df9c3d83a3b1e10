import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { serve } from '../../scripts/serve.mjs';
import { fetchOldChromium, oldVersions, startChromium } from './oldChromium.mjs';

/**
 * The main journey in Firefox, WebKit and old Chromium, on the built shop: `npm run test:engines`.
 *
 * @typedef {object} Engine
 * @property {(address: string) => Promise<unknown>} go ends when the page has been loaded
 * @property {(script: string) => Promise<any>} ask gives the value of an expression of the page
 * @property {(x: number, y: number) => Promise<unknown>} click
 * @property {(text: string) => Promise<unknown>} type
 * @property {() => Promise<unknown>} close
 */

/** @returns {Promise<Engine>} Firefox over WebDriver BiDi */
async function startFirefox() {
  const { launch } = await import('puppeteer-core');
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: { width: 1440, height: 900 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    go: (address) => page.goto(address),
    ask: (script) => page.evaluate(script),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** Where Debian puts WebKitGTK's small browser. */
function findMiniBrowser() {
  return readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** @returns {Promise<Engine>} WebKitGTK's small browser over WebDriver, on a virtual screen */
async function startWebKit() {
  // @ts-expect-error -- The package has no types.
  const { Builder } = await import('selenium-webdriver');
  const port = 4400 + (process.pid % 100);
  const words = ['-a', '-s', '-screen 0 1920x1200x24', 'WebKitWebDriver', `--port=${port}`];
  const child = spawn('xvfb-run', words, {
    stdio: 'ignore',
    detached: true,
    // Software rendering, since there is no screen.
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${address}/status`)).ok, 'the driver of WebKit');
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
  return {
    go: (url) => driver.get(url),
    ask: (script) => driver.executeScript(`return ${script}`),
    click: (x, y) => driver.actions().move({ x, y }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    close: async () => {
      await driver.quit();
      if (child.pid !== undefined) process.kill(-child.pid);
    },
  };
}

/** Waits until a question is answered with yes. @param {() => Promise<unknown>} ask @param {string} what */
async function until(ask, what) {
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    // A page that is being unloaded gives no answer.
    if (await ask().catch(() => false)) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`There is no ${what}.`);
}

/** A control of the page by the beginning of its name, as an expression of the page. @param {string} name */
const control = (name) =>
  `[...document.querySelectorAll('main a[href], header a[href], main button, main input')].find((element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' && !element.closest('[aria-hidden=true], [inert]') &&
    (element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent).trim().startsWith(${JSON.stringify(name)}))`;

/** @param {Engine} engine @param {string} origin */
async function buy({ go, ask, click, type }, origin) {
  /** @param {string} name */
  const press = async (name) => {
    await until(() => ask(`${control(name)} !== undefined`), `"${name}" to press`);
    await ask(`${control(name)}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    const [x, y] = await ask(
      `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${control(name)}.getBoundingClientRect())`,
    );
    await click(Math.round(x), Math.round(y));
  };
  /** @param {string} text */
  const see = (text) =>
    until(
      () => ask(`document.body.innerText.toLowerCase().includes(${JSON.stringify(text)})`),
      `"${text}" to see`,
    );
  /** The address changes before the screen does. @param {string} path @param {string} text of the screen */
  const arrive = async (path, text) => {
    await until(() => ask(`location.pathname === '${path}'`), `page ${path}`);
    await see(text);
  };
  /** @param {string} count the name of the link to the cart has a count once the page is hydrated */
  const seeCart = (count) =>
    until(() => ask(`${control(`Cart, ${count}`)} !== undefined`), `cart with ${count}`);

  await go(`${origin}/robots.txt`);
  await ask(`(localStorage.clear(), localStorage.signupDismissed = 'true')`);
  await go(origin);
  await seeCart('0 items');
  await press('Explore Now');
  await arrive('/products', 'showing 10 products');
  await press('Daily Protection Kit');
  await arrive('/product/10', 'add to cart');
  await press('ADD TO CART');
  await see('daily protection kit added to cart!');
  await seeCart('1 item');
  await press('Cart, 1 item');
  await arrive('/cart', 'total items');
  await press('Increase quantity');
  await seeCart('2 items');
  await go(`${origin}/cart`);
  await seeCart('2 items');
  await press('Checkout');
  await arrive('/checkout', 'order summary');
  await press('First name');
  await type('Asha');
  await until(() => ask(`${control('First name')}.value === 'Asha'`), 'typed name');
  await press('Place Order');
  await see('your order has been placed successfully!');
  await seeCart('0 items');
}

const shop = await serve({ folder: process.env['BUILT_SHOP'] ?? 'dist' });
const engines = [
  {
    name: 'Firefox',
    start: startFirefox,
    isInstalled: existsSync('/usr/bin/firefox-esr'),
    packages: 'firefox-esr',
  },
  {
    name: 'WebKit',
    start: startWebKit,
    isInstalled: existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/xvfb-run'),
    packages: 'webkit2gtk-driver xvfb xauth',
  },
];
for (const { name, start, isInstalled, packages } of engines) {
  if (isInstalled) await tryEngine(name, start);
  else console.log(`left out  ${name} is not installed: on Debian, apt-get install ${packages}.`);
}
for (const version of oldVersions) await tryOldChromium(version);
await shop.close();

/** @param {string} version */
async function tryOldChromium(version) {
  const name = `Chromium ${version.split('.')[0]}`;
  let program = '';
  try {
    program = fetchOldChromium(version);
  } catch {
    console.log(`left out  ${name}: its package cannot be fetched.`);
    return;
  }
  await tryEngine(name, () => startChromium(program));
}

/**
 * @param {string} name
 * @param {() => Promise<Engine>} start
 */
async function tryEngine(name, start) {
  const engine = await start();
  try {
    await buy(engine, shop.address);
    console.log(`passed    ${name}: a shopper goes from home to a placed order`);
  } catch (error) {
    console.error(`FAILED    ${name}: ${String(error)}`);
    process.exitCode = 1;
  } finally {
    await engine.close();
  }
}
