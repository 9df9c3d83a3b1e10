import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '#commands/serve.mjs';
import { listenOnFreePort } from '../freePort.ts';

/** Where `npm test` builds the second shop, which takes orders. */
export const built = 'dist-norderton';

/** A host as shoppers meet it: slow, or gone. */
export type Host = {
  readonly address: string;
  /** From now on each answer takes so long, in ms. */
  readonly slowDown: (ms: number) => void;
  /** Keeps back the answers for some paths, until the returned function is called. */
  readonly hold: (paths: RegExp) => () => void;
  /** Ends it, as a lost network does. */
  readonly close: () => Promise<void>;
};

/** Serves it at an address of its own, so that no other test has stored anything there. */
export async function openHost(): Promise<Host> {
  const shop = await serve({ folder: built });
  let delay = 0;
  let held = { paths: /^$/, released: Promise.resolve() };
  const server = createServer(async (asked, answer) => {
    if (delay > 0) await wait(delay);
    if (held.paths.test(asked.url ?? '')) await held.released;
    const { method, headers } = asked;
    request(`${shop.address}${asked.url}`, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    })
      .on('error', () => answer.destroy())
      .end();
  });
  const port = await listenOnFreePort(server);
  return {
    address: `http://127.0.0.1:${port}`,
    slowDown: (ms) => void (delay = ms),
    hold: (paths) => {
      let release = () => {};
      held = { paths, released: new Promise<void>((resolve) => (release = resolve)) };
      return () => release();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await shop.close();
    },
  };
}

/** All that a browser asks of the internet comes here. It answers nothing, and remembers which hosts were asked for. */
export async function openInternet() {
  const asked = new Set<string>();
  const server = createServer((_, answer) => answer.writeHead(502).end());
  server.on('connect', ({ url }, socket) => {
    socket.on('error', () => socket.destroy());
    asked.add(`${url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  const port = await listenOnFreePort(server);
  return { proxy: `127.0.0.1:${port}`, asked, close: () => void server.close() };
}
