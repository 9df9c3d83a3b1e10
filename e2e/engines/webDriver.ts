import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { engines } from '#dev/browser.mjs';
import { freePort } from '../freePort.ts';

/** The commands of WebDriver that the journeys use, by Firefox's names for them, and their addresses. */
const commands = {
  NewSession: 'POST /session',
  DeleteSession: 'DELETE ',
  Navigate: 'POST /url',
  Back: 'POST /back',
  ExecuteScript: 'POST /execute/sync',
  ElementClick: 'POST /element/{id}/click',
  ElementClear: 'POST /element/{id}/clear',
  ElementSendKeys: 'POST /element/{id}/value',
  PerformActions: 'POST /actions',
  GetWindowHandle: 'GET /window',
  GetWindowHandles: 'GET /window/handles',
  NewWindow: 'POST /window/new',
  SwitchToWindow: 'POST /window',
  CloseWindow: 'DELETE /window',
} as const;

/** A command does not wait for a page, whose scripts may be held back; the tests do. */
const pageLoadStrategy = 'none';

type Body = Readonly<Record<string, unknown>>;

export type Command = keyof typeof commands;

/** Gives one command to a browser; what it answers. */
export type Send = (command: Command, body?: Body) => Promise<unknown>;

/** A browser that runs, and how to end it. */
export type Driven = { readonly send: Send; readonly end: () => Promise<void> };

/**
 * Starts an installed browser. Neither opens a window that no press has asked for, as Safari does not, and whatever
 * either asks of the internet goes to `proxy`.
 *
 * @param proxy the host and port of a server that answers nothing
 */
export function start(engine: keyof typeof engines, proxy: string): Promise<Driven> {
  return engine === 'WebKit' ? startWebKit(proxy) : startFirefox(proxy);
}

/** WebKitGTK has a driver of its own, which speaks HTTP. */
async function startWebKit(proxy: string): Promise<Driven> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1000x24']);
  const display = await new Promise<string>((resolve) => {
    screen.stdout.once('data', (number) => resolve(String(number).trim()));
  });
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    http_proxy: `http://${proxy}`,
    https_proxy: `http://${proxy}`,
    no_proxy: '127.0.0.1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const driver = spawn(engines.WebKit.path, [`--port=${port}`], { env, stdio: 'ignore' });
  let session = '';
  const send: Send = async (command, body = {}) => {
    const [method = '', path = ''] = commands[command].split(' ');
    const address = `http://127.0.0.1:${port}${session}${path.replace('{id}', String(body['id']))}`;
    const answer = await fetch(address, {
      method,
      // A script is sometimes never answered where the page is left meanwhile.
      signal: AbortSignal.timeout(session ? 15_000 : 60_000),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${command}: ${value.error} ${value.message}`);
    return value;
  };
  const begin = () => send('NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy } } });
  const { sessionId } = (await vi.waitFor(begin, { timeout: 60_000 })) as { sessionId: string };
  session = `/session/${sessionId}`;
  const end = async () => {
    await send('DeleteSession');
    await ended(driver);
    await ended(screen);
  };
  return { send, end };
}

/** Debian has no driver of Firefox; the protocol between that driver and Firefox (Marionette) has the same commands. */
async function startFirefox(proxy: string): Promise<Driven> {
  const profile = mkdtempSync(join(tmpdir(), 'beau-firefox-'));
  const preferences = {
    'marionette.port': 0,
    // Those allow every window.
    'remote.prefs.recommended': false,
    'app.update.disabledForTesting': true,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const words = ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'];
  const firefox = spawn(engines.Firefox.path, words, { stdio: 'ignore' });
  const readPort = () => Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
  const send = await openMarionette(await vi.waitFor(readPort, { timeout: 60_000 }));
  await send('NewSession', {
    pageLoadStrategy,
    proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
  });
  const end = async () => {
    await ended(firefox);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { send, end };
}

/** Messages are JSON in both directions, each behind its number of bytes: `36:[1, 4, null, {"value": 1}]`. */
async function openMarionette(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1');
  let received = Buffer.alloc(0);
  let number = 0;
  const waiting = new Map<number, (answer: readonly [{ message: string } | null, Body]) => void>();
  const greeted = new Promise<void>((resolve) => waiting.set(0, () => resolve()));
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const begin = received.indexOf(':') + 1;
      const end = begin + Number(received.subarray(0, begin - 1).toString());
      if (begin === 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(begin, end).toString());
      received = received.subarray(end);
      const [, id, error, result] = Array.isArray(message) ? message : [1, 0, null, message];
      waiting.get(id)?.([error, result]);
    }
  });
  await greeted;
  return async (command, body = {}) => {
    number += 1;
    const text = JSON.stringify([0, number, `WebDriver:${command}`, body]);
    const answer = new Promise<readonly [{ message: string } | null, Body]>((resolve) =>
      waiting.set(number, resolve),
    );
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [error, result] = await answer;
    if (error) throw new Error(`${command}: ${error.message}`);
    return 'value' in result ? result['value'] : result;
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await new Promise((resolve) => child.once('close', resolve));
}
