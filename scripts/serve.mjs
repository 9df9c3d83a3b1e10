import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { caching, deskPath, forPagesAlone, headers, policyOfDesk } from '../checks/headers.mjs';

/** Addresses whose contents never change, since their names do. */
const unchanging = /^\/(?:assets|pictures)\//;

/** What a published folder holds for its host alone: the host's instructions, and the compressed copies. */
const forHostAlone = /^\/_(?:headers|redirects)\/?$|\.(?:br|gz)\/?$/;

/**
 * Serves a built folder as a static host does: compressed where the browser accepts it, a folder's
 * `index.html` at the folder's address, and `404.html` with status 404 for everything else.
 *
 * @param {{ folder?: string, port?: number, base?: string, certificate?: { key: string, cert: string }, onAnswer?: (status: number, address: string) => void }} [options]
 *   a port of 0 takes any free one; `base` is the path, with a slash at both ends, that the shop was
 *   built to be published under; with a certificate the shop is served over HTTP/2
 * @returns {Promise<{ address: string, publish: (folder: string) => Promise<void>, close: () => Promise<void> }>}
 *   `publish` serves another folder from then on
 */
export async function serve({ folder = 'dist', port = 0, base = '/', certificate, onAnswer } = {}) {
  let { files, notFound, notFoundIn } = await openFolder(folder, base);

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const answer = (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    response.on('finish', () => onAnswer?.(response.statusCode, path));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (path.startsWith(base + deskPath)) {
      response.setHeader('Content-Security-Policy', policyOfDesk);
    }
    const answerNotFound = () => {
      const isPage = !extname(path) || request.headers.accept?.includes('text/html');
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': caching.other,
      });
      const [, own = notFound] = [...notFoundIn].find(([start]) => path.startsWith(start)) ?? [];
      response.end(isPage ? own : undefined);
    };
    if (`${path}/` === base) {
      response.writeHead(301, { location: base }).end();
    } else if (path.startsWith(base)) {
      request.url = request.url?.slice(base.length - 1);
      if (forHostAlone.test(decoded(path.slice(base.length - 1)))) answerNotFound();
      else files(request, response, answerNotFound);
    } else {
      answerNotFound();
    }
  };
  const server = certificate
    ? // @ts-expect-error -- Its requests and responses can do what those of HTTP/1.1 can.
      createSecureServer({ ...certificate, allowHTTP1: true }, answer)
    : createServer(answer);
  /** @type {Set<import('node:net').Socket>} */
  const connections = new Set();
  server.on('connection', (/** @type {import('node:net').Socket} */ connection) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    address: `${certificate ? 'https' : 'http'}://127.0.0.1:${actualPort}`,
    publish: async (next) => void ({ files, notFound, notFoundIn } = await openFolder(next, base)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        for (const connection of connections) connection.destroy();
      }),
  };
}

/** @param {string} folder @param {string} base */
async function openFolder(folder, base) {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const isUnchanging = unchanging.test(pathname);
      response.setHeader('Cache-Control', isUnchanging ? caching.unchanging : caching.other);
      if (isUnchanging) for (const name of forPagesAlone) response.removeHeader(name);
    },
  });
  const notFound = await readFile(join(folder, '404.html'));
  /** The page for unknown addresses of each further language, by what its addresses begin with. */
  const notFoundIn = new Map(
    (await readdir(folder))
      .filter((name) => /^[a-z]{2,3}$/.test(name) && existsSync(join(folder, name, '404.html')))
      .map((name) => [`${base}${name}/`, readFileSync(join(folder, name, '404.html'))]),
  );
  return { files, notFound, notFoundIn };
}

/** @param {string} path of an address, whose escapes may be broken */
function decoded(path) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Serves `dist` where the environment says, and prints the address. */
export async function openShop() {
  const port = Number(process.env['PORT'] ?? 4173);
  const base = process.env['BASE_PATH'] ?? '/';
  const folder = process.env['BUILT_SHOP'] ?? 'dist';
  try {
    const { address } = await serve({ folder, port, base });
    console.log(`The shop is open at ${address}${base} (Ctrl+C closes it).`);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EADDRINUSE') {
      console.error(
        `Another program uses port ${port}. Choose another: PORT=${port + 1} npm start`,
      );
    } else if (code === 'ENOENT') {
      console.error(`There is no build in ${folder}. "npm run build" makes one.`);
    } else {
      console.error(`The shop could not be served: ${message}`);
    }
    process.exitCode = 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await openShop();
