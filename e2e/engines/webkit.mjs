import { spawn } from 'node:child_process';
import { freePort } from '../../scripts/hosts.mjs';
import { findWebKit } from './install.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */

/** Software rendering, since there is no screen. */
const environment = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' };

/**
 * WebKitGTK's small browser on a virtual screen, over the W3C's WebDriver: one request for
 * each command.
 *
 * @param {typeof import('./engine.mjs').usual} how
 * @returns {Promise<Engine>}
 */
export async function startWebKit({ width, height, isDark }) {
  const paths = findWebKit();
  if (paths === undefined) throw new Error('WebKit is not installed.');
  const port = await freePort();
  const child = spawn(
    paths.screen,
    ['-a', '-s', '-screen 0 1920x1200x24', paths.driver, `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
      env: {
        ...process.env,
        ...environment,
        GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
      },
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  /**
   * @param {'GET' | 'POST' | 'DELETE'} method
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<any>}
   */
  const send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await untilListening(port, child);
  const { sessionId } = await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width, height });
  return {
    name: 'WebKit',
    go: (url) => send('POST', `${session}/url`, { url }),
    async run(source, args) {
      const answer = await send('POST', `${session}/execute/async`, {
        script: `const [args, done] = arguments;
          new Promise((resolve) => resolve((${source})(...JSON.parse(args))))
            .then((result) => done({ text: JSON.stringify(result) }), (error) => done({ error: String(error) }));`,
        args: [JSON.stringify(args)],
      });
      if (answer.error) throw new Error(answer.error);
      return answer.text === undefined ? undefined : JSON.parse(answer.text);
    },
    async perform(...actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    reload: () => send('POST', `${session}/refresh`, {}),
    back: () => send('POST', `${session}/back`, {}),
    // WebDriver cannot read the console.
    complaints: () => [],
    async close() {
      await send('DELETE', session);
      if (child.pid !== undefined) process.kill(-child.pid);
      await ended;
    },
  };
}

/**
 * @param {number} port
 * @param {import('node:child_process').ChildProcess} child
 */
async function untilListening(port, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The driver of WebKit did not start.');
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
