import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { howToInstall, installFromDebian } from './debian.mjs';

/** @typedef {{ address: string, close: () => Promise<void> }} Host */

/** @typedef {keyof typeof hosts} HostName */

/** Each web server: the files that it needs, and the Debian packages that contain them. */
const hosts = {
  nginx: {
    files: ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  caddy: { files: ['/usr/bin/caddy'], packages: ['caddy'] },
};

/** Installs the web servers of `deploy` from the system's own packages, where this may be done. */
export function installHosts() {
  for (const name of /** @type {HostName[]} */ (Object.keys(hosts))) {
    if (whyNoHost(name)) installFromDebian(hosts[name].packages);
    const reason = whyNoHost(name);
    if (reason) console.warn(`The tests behind ${name} will be skipped. ${reason}`);
  }
}

/**
 * @param {HostName} name
 * @returns {string | undefined} that the web server is not installed, and how to install it
 */
export function whyNoHost(name) {
  const { files, packages } = hosts[name];
  return files.every((file) => existsSync(file)) ? undefined : howToInstall(name, packages);
}

/**
 * Starts nginx with the shipped files; only where they say to change something is it changed.
 *
 * @param {string} folder a built shop
 * @returns {Promise<Host>}
 */
export async function startNginx(folder) {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  const site = readFileSync('deploy/nginx/shop.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/shop;', `root ${resolve(folder)};`)
    .replace(
      'include snippets/shop-headers.conf;',
      `include ${resolve('deploy/nginx/headers.conf')};`,
    )
    .replace(
      'include snippets/shop-file-headers.conf;',
      `include ${resolve('deploy/nginx/file-headers.conf')};`,
    );
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    join(home, 'nginx.conf'),
    `${isRoot ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${home}/pid;
error_log stderr;
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${home}/${kind};`).join(' ')}
  ${site}
}
`,
  );
  return start(
    '/usr/sbin/nginx',
    ['-e', 'stderr', '-p', home, '-c', join(home, 'nginx.conf')],
    home,
    port,
  );
}

/**
 * Starts Caddy with the shipped files, without a certificate.
 *
 * @param {string} folder a built shop
 * @returns {Promise<Host>}
 */
export async function startCaddy(folder) {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'shop-caddy-'));
  const site = readFileSync('deploy/caddy/Caddyfile', 'utf8')
    .replace('shop.example {', `http://127.0.0.1:${port} {`)
    .replace('root * /srv/shop', `root * ${resolve(folder)}`)
    .replaceAll(/import ([-a-z]+\.caddy)/g, (_, file) => `import ${resolve('deploy/caddy', file)}`);
  writeFileSync(join(home, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
  const words = ['run', '--adapter', 'caddyfile', '--config', join(home, 'Caddyfile')];
  return start('/usr/bin/caddy', words, home, port);
}

/**
 * @param {string} command
 * @param {string[]} words
 * @param {string} home removed when the host is closed
 * @param {number} port
 * @returns {Promise<Host>}
 */
async function start(command, words, home, port) {
  const child = spawn(command, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  const isUp = async () => (await fetch(address).catch(() => undefined)) !== undefined;
  while (child.exitCode === null && !(await isUp())) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (child.exitCode !== null) throw new Error(`${command} did not start: ${said}`);
  return {
    address,
    async close() {
      child.kill();
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
