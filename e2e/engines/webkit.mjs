import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { howToInstall, installFromDebian } from '../../scripts/debian.mjs';
import { freePort } from '../../scripts/hosts.mjs';

const packages = ['webkit2gtk-driver', 'xvfb', 'xauth'];

/** @returns {string | undefined} the path of WebKitGTK's small browser, if its driver is there too */
function findBrowser() {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/xvfb-run')) return undefined;
  return readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

/**
 * WebKitGTK's small browser on a virtual screen, over the W3C's WebDriver: one request for each
 * command.
 *
 * @returns {Promise<import('./run.mjs').Engine>}
 */
export async function startWebKit() {
  if (findBrowser() === undefined) installFromDebian(packages);
  const binary = findBrowser();
  if (binary === undefined) throw new Error(howToInstall('WebKit', packages));
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1920x1200x24', 'WebKitWebDriver', `--port=${port}`];
  const child = spawn('xvfb-run', screen, {
    stdio: 'ignore',
    detached: true,
    // Software rendering, since there is no screen.
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  const send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  while (!(await send('GET', '/status').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('The driver of WebKit did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const browserOptions = { binary, args: ['--automation'] };
  const { sessionId } = await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width: 1440, height: 900 });
  return {
    go: (url) => send('POST', `${session}/url`, { url }),
    run: (script) => send('POST', `${session}/execute/sync`, { script, args: [] }),
    perform: (actions) => send('POST', `${session}/actions`, { actions }),
    reload: () => send('POST', `${session}/refresh`, {}),
    back: () => send('POST', `${session}/back`, {}),
    // WebDriver cannot read the console.
    complaints: [],
    async close() {
      await send('DELETE', session);
      if (child.pid !== undefined) process.kill(-child.pid);
      await ended;
    },
  };
}
