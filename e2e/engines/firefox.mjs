import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from './install.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */
/** @typedef {{ id?: number, method?: string, result?: any, params?: any, error?: string, message?: string }} Answer */

/** The error for what a page was still fetching through its service worker when it was left. */
const leftBehind = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/**
 * Firefox without a window, over WebDriver BiDi: one line of JSON for each command.
 *
 * @param {typeof import('./engine.mjs').usual} how
 * @returns {Promise<Engine>}
 */
export async function startFirefox({ width, height, isDark }) {
  const path = findFirefox();
  if (path === undefined) throw new Error('Firefox is not installed.');
  const profile = mkdtempSync(join(tmpdir(), 'beau-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    [
      ['layout.css.prefers-color-scheme.content-override', isDark ? 0 : 1],
      ['app.update.enabled', false],
      ['datareporting.policy.dataSubmissionEnabled', false],
    ]
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  );
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const socket = new WebSocket(`${await addressOf(child.stderr)}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });

  /** @type {Map<number, (answer: Answer) => void>} */
  const waiting = new Map();
  /** @type {string[]} */
  const complaints = [];
  socket.addEventListener('message', ({ data }) => {
    /** @type {Answer} */
    const answer = JSON.parse(data);
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    if (answer.method !== 'log.entryAdded' || answer.params.level !== 'error') return;
    const { text } = answer.params;
    if (!leftBehind.test(text)) complaints.push(text);
  });
  let lastId = 0;
  /**
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   * @returns {Promise<any>}
   */
  const send = async (method, params = {}) => {
    lastId += 1;
    const id = lastId;
    /** @type {Answer} */
    const answer = await new Promise((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.error) throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  };

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send('browsingContext.getTree');
  const { context } = contexts[0];
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    name: 'Firefox',
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(source, args) {
      const { type, result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      });
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    perform: (...actions) => send('input.performActions', { context, actions }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    complaints: () => complaints,
    async close() {
      socket.close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Firefox prints on its standard error where it listens.
 *
 * @param {NodeJS.ReadableStream} stream
 * @returns {Promise<string>}
 */
function addressOf(stream) {
  return new Promise((resolve, reject) => {
    let said = '';
    stream.on('data', (part) => {
      said += part;
      const address = /listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    stream.once('end', () => reject(new Error(`Firefox ended: ${said}`)));
  });
}
