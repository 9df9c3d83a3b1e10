import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listenOnFreePort } from '../freePort.ts';

/** Time for the browser to paint what it has. */
const pauseMs = 50;

/**
 * Another address of a host, from which pages come as over a slow line: a few kilobytes at a time.
 *
 * @param origin of the host
 * @param bytes of a piece
 */
export async function serveInPieces(origin: string, bytes: number) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url, { redirect: 'manual' });
    const content = Buffer.from(await answer.arrayBuffer());
    response.statusCode = answer.status;
    for (const name of ['content-type', 'cache-control', 'location']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const size = isPage ? bytes : Math.max(1, content.length);
    for (let start = 0; start < content.length && !response.destroyed; start += size) {
      if (start > 0) await pause(pauseMs);
      response.write(content.subarray(start, start + size));
    }
    response.end();
  });
  const port = await listenOnFreePort(server);
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
