import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { howToInstall, installFromDebian } from '../../scripts/debian.mjs';

/** The error for what a page was still fetching through its service worker when it was left. */
const leftBehind = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/**
 * Firefox without a window, over WebDriver BiDi: one line of JSON for each command.
 *
 * @returns {Promise<import('./run.mjs').Engine>}
 */
export async function startFirefox() {
  const path = '/usr/bin/firefox-esr';
  if (!existsSync(path)) installFromDebian(['firefox-esr']);
  if (!existsSync(path)) throw new Error(howToInstall('Firefox', ['firefox-esr']));
  const profile = mkdtempSync(join(tmpdir(), 'beau-firefox-'));
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  /** Firefox prints on its standard error where it listens. @type {string} */
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part) => {
      said += part;
      const found = /listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`Firefox ended: ${said}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });

  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  /** @type {string[]} */
  const complaints = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, ...answer } = JSON.parse(data);
    if (id !== undefined) waiting.get(id)?.(answer);
    else if (method === 'log.entryAdded' && params.level === 'error') {
      if (!leftBehind.test(params.text)) complaints.push(params.text);
    }
  });
  let lastId = 0;
  /** @param {string} method @param {object} params @returns {Promise<any>} */
  const send = async (method, params) => {
    const id = (lastId += 1);
    const { result, error, message } = await new Promise((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (error) throw new Error(`${method}: ${message}`);
    return result;
  };

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = contexts[0];
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });
  return {
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(body) {
      const { result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `() => { ${body} }`,
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    complaints,
    async close() {
      socket.close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
