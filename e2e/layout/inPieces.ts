import { createServer } from 'node:http';
import { listenOnFreePort } from '../freePort.ts';

/** Where a page is cut: before an element, so that each piece has one that was not there before. */
const starts = /(?=<(?:section|article|div|ul|li|h2|h3|p|a|button|form|label|footer)\b)/;
const leastLength = 2000;

/**
 * Another address of a host, from which pages come in pieces.
 *
 * @param origin of the host
 * @param pieces what sends the next piece, and at last ends the page, is put here
 */
export async function serveInPieces(origin: string, pieces: (() => void)[]) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url, { redirect: 'manual' });
    const content = Buffer.from(await answer.arrayBuffer());
    response.statusCode = answer.status;
    for (const name of ['content-type', 'cache-control', 'location']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      response.end(content);
      return;
    }
    const [first = '', ...others] = cut(content.toString());
    response.write(first);
    const writes = others.map((piece) => () => void response.write(piece));
    pieces.push(...writes, () => response.end());
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

/** A page's header first, then its content in pieces of about the same length. */
function cut(page: string): string[] {
  const [head = '', content = ''] = page.split(/(?=<main\b)/);
  const pieces = [head];
  for (const part of content.split(starts)) {
    const last = pieces.at(-1) ?? '';
    if (pieces.length > 1 && last.length < leastLength) pieces.splice(-1, 1, last + part);
    else pieces.push(part);
  }
  return pieces;
}
