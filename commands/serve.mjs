import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';

/**
 * Serves a built folder as the strictest of static hosts, GitHub Pages, finds files: `about.html` at `/about`
 * and not at `/about/`, `hi/index.html` at `/hi/`, to which `/hi` leads, and `404.html` with status 404 at
 * everything else. Sends the headers that `_headers` names.
 *
 * @param {{ folder?: string, port?: number, base?: string, sendsHeaders?: boolean, onAnswer?: (status: number, address: string) => void }} [options]
 *   a port of 0 takes any free one; `base` is the path, with a slash at both ends, that the shop was
 *   built to be published under; a host such as GitHub Pages sends no headers
 * @returns {Promise<{ address: string, publish: (folder: string) => Promise<void>, close: () => Promise<void> }>}
 *   `publish` serves another folder from then on
 */
export async function serve({
  folder = 'dist',
  port = 0,
  base = '/',
  sendsHeaders = true,
  onAnswer,
} = {}) {
  let site = openFolder(folder);

  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    response.on('finish', () => onAnswer?.(response.statusCode, path));
    response.setHeader('Cache-Control', 'no-cache');
    for (const [prefix, name, value] of sendsHeaders ? site.headers : []) {
      if (`${path}/`.startsWith(prefix)) response.setHeader(name, value);
    }
    const answerNotFound = () => {
      const [, first = ''] = path.slice(base.length - 1).split('/');
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
      response.end(site.notFound(first));
    };
    if (`${path}/` === base) {
      response.writeHead(301, { location: base }).end();
    } else if (!path.startsWith(base) || path.startsWith(`${base}_`)) {
      answerNotFound();
    } else {
      const file = site.fileAt(path.slice(base.length - 1));
      request.url = file;
      if (file.endsWith('/')) response.writeHead(301, { location: base + file.slice(1) }).end();
      else site.files(request, response, answerNotFound);
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const { port: actualPort } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${actualPort}`,
    publish: async (next) => void (site = openFolder(next)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/** @param {string} folder */
function openFolder(folder) {
  const first = readFileSync(join(folder, '404.html'));
  const headers = readFileSync(join(folder, '_headers'), 'utf8')
    .split('\n\n')
    .flatMap((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n');
      const prefix = path.endsWith('*') ? path.slice(0, -1) : `${path}/`;
      return lines.map((line) => {
        const [name = '', value = ''] = line.trim().split(/: (.*)/);
        return /** @type {const} */ ([prefix, name, value]);
      });
    });
  /** Each further language has its own page for unknown addresses. @param {string} language */
  const notFound = (language) => {
    const own = join(folder, language, '404.html');
    return /^[a-z]{2,3}$/.test(language) && existsSync(own) ? readFileSync(own) : first;
  };
  const has = (/** @type {string} */ path) => existsSync(join(folder, decode(path)));
  /** The file at an address; an address that ends with a slash is where the host leads instead. @param {string} path */
  const fileAt = (path) => {
    if (path.endsWith('/')) return `${path}index.html`;
    if (has(`${path}.html`)) return `${path}.html`;
    return has(`${path}/index.html`) ? `${path}/` : path;
  };
  return { files: sirv(folder, { extensions: [], etag: true }), headers, notFound, fileAt };
}

/** @param {string} path */
function decode(path) {
  try {
    return decodeURI(path);
  } catch {
    // No file has an invalid escape in its name.
    return path;
  }
}

/** Serves `dist` where the environment says, or at any free port if 4173 is taken, and prints the address. */
export async function openShop() {
  const { PORT: port, BASE_PATH: base = '/', BUILT_SHOP: folder = 'dist' } = process.env;
  try {
    const { address } = await serve({ folder, port: Number(port ?? 4173), base }).catch((error) => {
      if (port !== undefined || error.code !== 'EADDRINUSE') throw error;
      return serve({ folder, base });
    });
    console.log(`The shop is open at ${address}${base} (Ctrl+C closes it).`);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    console.error(
      code === 'EADDRINUSE'
        ? `Another program uses port ${port}, which PORT names: choose another one, or none.`
        : code === 'ENOENT'
          ? `There is no build in ${folder}. "npm run build" makes one.`
          : `The shop could not be served: ${message}`,
    );
    process.exitCode = 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await openShop();
