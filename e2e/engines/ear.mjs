import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '../../scripts/serve.mjs';

/**
 * A journey by ear: the built shop in Firefox, by keyboard, with the screen reader Orca. A module of
 * speech-dispatcher writes what Orca says.
 */
const needed =
  'orca Xvfb dbus-daemon dbus-send xdotool speech-dispatcher openbox firefox-esr'.split(' ');
const missing = needed.filter((name) => spawnSync('which', [name]).status !== 0);

/** What is pressed or typed, and what is said then; a key with `until` is pressed until that is said. */
/** @type {readonly { press?: string, until?: RegExp, type?: string, says?: readonly RegExp[] }[]} */
const journey = [
  { says: [/^Sign Up is open\. To go to it, press Account\. Escape closes it\.$/] },
  { press: 'Escape' },
  { press: 'ctrl+Home', says: [/^Skip to content link/] },
  { press: 'Tab', until: /^Search push button/ },
  { press: 'Return', says: [/^Search dialog/, /^Search for Product entry/, /^Focus mode/] },
  { type: 'retinol', says: [/^4 products/] },
  { press: 'Tab', until: /^Restoring Night Cream With Retinol push button/ },
  { press: 'Return', says: [/Restoring Night Cream With Retinol Jar/] },
  { press: 'Tab', until: /^ADD TO CART push button/ },
  { press: 'Return', says: [/^Restoring Night Cream With Retinol Added to Cart!$/] },
  { press: 'Return', says: [/is already in Cart\. Your cart has 1 of it\.$/] },
  { press: 'Tab', until: /^View full details link/ },
  { press: 'Return', says: [/^Restoring Night Cream With Retinol heading level 1/] },
  { press: 'shift+Tab', until: /^Cart, 1 item link/ },
  { press: 'Return', says: [/^Cart heading level 1/] },
  { press: 'Tab', until: /^Increase quantity push button/ },
  { press: 'Return', says: [/^Quantity 2\. Total Rs\. 1,398\.00$/] },
  { press: 'Tab', until: /^Remove Restoring Night Cream/ },
  { press: 'Return', says: [/removed\. Undo push button/] },
  { press: 'Return', says: [/is back in your cart$/] },
  { press: 'alt+Left', says: [/^Restoring Night Cream With Retinol, jar · BEAU$/] },
  { press: 'alt+Right', says: [/^Cart · BEAU$/] },
  { press: 'Tab', until: /^Checkout link/ },
  // Silent: see "Known limits" in docs/engineers/accessibility.md.
  { press: 'Return' },
  { press: 'Tab', until: /Email or mobile phone number entry/ },
  { press: 'Tab', until: /^Place Order push button/ },
  { press: 'Return', says: [/^Your order has been placed successfully! heading level 1/] },
  { press: 'Tab', until: /^Subscribe push button/ },
  { press: 'Return', says: [/^Please fill out this field/] },
];

/** So often a key is pressed until something is said. */
const most = 80;

if (missing.length > 0) {
  console.log(`By ear: not run, since these are not installed here: ${missing.join(', ')}.`);
} else {
  process.exitCode = (await listen()) ? 0 : 1;
}

async function listen() {
  const home = mkdtempSync(join(tmpdir(), 'by-ear-'));
  const spoken = join(home, 'spoken');
  const { address, close } = await serve();
  const stop = await startAll(home, spoken, address);
  try {
    for (const step of journey) await take(step, spoken);
    console.log(`By ear: ${journey.length} steps, each heard.`);
    return true;
  } catch (error) {
    console.error(`By ear: ${/** @type {Error} */ (error).message}`);
    return false;
  } finally {
    stop();
    await close();
  }
}

/** @param {typeof journey[number]} step @param {string} spoken */
async function take({ press, until, type, says = [] }, spoken) {
  let from = heard(spoken).length;
  const said = () => heard(spoken).slice(from);
  /** @param {RegExp} text */
  const isSaid = (text) => said().some((line) => text.test(line));
  for (
    let presses = until ? 0 : most;
    presses < most && !said().some((line) => until?.test(line));
    presses += 1
  ) {
    from = heard(spoken).length;
    spawnSync('xdotool', ['key', String(press)]);
    await wait(() => said().length > 0, 5000);
    // Until nothing more is said.
    for (let lines = 0; lines < said().length;) {
      lines = said().length;
      await wait(() => said().length > lines, 700);
    }
  }
  if (press && !until) spawnSync('xdotool', ['key', press]);
  if (type) spawnSync('xdotool', ['type', '--delay', '90', type]);
  for (const text of until ? [until] : says) {
    if (await wait(() => isSaid(text), 30_000)) continue;
    throw new Error(
      `after ${press ?? type ?? 'the page'}, ${text} was not said, but: ${said().join(' | ')}`,
    );
  }
  await wait(() => false, 700);
}

/** What Orca has said until now, but for the names of the keys. @param {string} spoken */
function heard(spoken) {
  const lines = existsSync(spoken) ? readFileSync(spoken, 'utf8').split('\n') : [];
  return lines.filter((line) => !/^(left \w+|tab|return|escape|home|.?)$/i.test(line));
}

/** @param {() => boolean} ask @param {number} most in ms */
async function wait(ask, most) {
  for (const end = Date.now() + most; !ask() && Date.now() < end;) {
    await new Promise((next) => setTimeout(next, 50));
  }
  return ask();
}

/** Starts a screen, a bus, the screen reader and the browser; gives what ends them. */
/** @param {string} home @param {string} spoken @param {string} address */
async function startAll(home, spoken, address) {
  const display = `:${100 + (process.pid % 400)}`;
  Object.assign(process.env, {
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    SPOKEN: spoken,
    LANG: 'C.UTF-8',
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${home}/bus`,
    GNOME_ACCESSIBILITY: '1',
  });
  const config = join(home, '.config/speech-dispatcher');
  mkdirSync(join(config, 'modules'), { recursive: true });
  writeFileSync(join(config, 'modules/written.conf'), '');
  const module = resolve('e2e/engines/writtenSpeech.mjs');
  writeFileSync(
    join(config, 'speechd.conf'),
    `AddModule "written" "${module}" "written.conf"\nDefaultModule written\nDefaultLanguage "en"\n`,
  );
  writeFileSync(
    join(home, 'user.js'),
    [
      'accessibility.force_disabled", -1',
      'browser.aboutwelcome.enabled", false',
      'termsofuse.bypassNotification", true',
      'browser.shell.checkDefaultBrowser", false',
      'datareporting.policy.dataSubmissionEnabled", false',
      'browser.startup.homepage_override.mstone", "ignore"',
    ]
      .map((setting) => `user_pref("${setting});\n`)
      .join(''),
  );
  /** @type {ReturnType<typeof spawn>[]} */
  const started = [];
  /** @param {string} command @param {readonly string[]} words */
  const start = async (command, ...words) => {
    started.push(spawn(command, words, { stdio: 'ignore' }));
    await wait(() => false, 1500);
  };
  await start('Xvfb', display, '-screen', '0', '1440x900x24');
  await start('dbus-daemon', '--session', `--address=unix:path=${home}/bus`, '--nofork');
  await start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  for (const name of ['IsEnabled', 'ScreenReaderEnabled']) {
    const set =
      'org.a11y.Bus /org/a11y/bus org.freedesktop.DBus.Properties.Set string:org.a11y.Status';
    spawnSync('dbus-send', [
      '--session',
      '--print-reply',
      ...`--dest=${set} string:${name} variant:boolean:true`.split(' '),
    ]);
  }
  await start('openbox');
  await start('speech-dispatcher', '-s', '-t', '0', '-c', 'unix_socket');
  await start('orca');
  await wait(() => heard(spoken).length > 0, 15_000);
  await start('firefox-esr', '--profile', home, '--no-remote', address);
  return () => started.toReversed().forEach((child) => child.kill());
}
