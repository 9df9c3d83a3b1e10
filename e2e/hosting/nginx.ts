import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../freePort.ts';

export type Host = { readonly address: string; readonly close: () => Promise<void> };

const program = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const nginx = {
  name: 'nginx @wide',
  isInstalled: existsSync(program) && existsSync(brotli),
  packages: 'nginx-light and libnginx-mod-http-brotli-static',
  start: startNginx,
};

/** Starts it with the files of `deploy`. Only where they say to change something is it changed. */
async function startNginx(folder: string): Promise<Host> {
  const [port, home] = [await freePort(), mkdtempSync(join(tmpdir(), 'shop-nginx-'))];
  const site = readFileSync('deploy/nginx/shop.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/shop;', `root ${resolve(folder)};`)
    .replace('snippets/shop-headers.conf', resolve('deploy/nginx/headers.conf'))
    .replace('snippets/shop-file-headers.conf', resolve('deploy/nginx/file-headers.conf'));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${home}/${kind};`)
    .join(' ');
  writeFileSync(
    join(home, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${home}/pid; error_log stderr;
    load_module ${brotli}; events {}
    http { include /etc/nginx/mime.types; access_log off; ${folders} ${site} }`,
  );
  const words = ['-e', 'stderr', '-p', home, '-c', join(home, 'nginx.conf')];
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const ended = new Promise((end) => child.once('exit', end));
  const address = `http://127.0.0.1:${port}`;
  while ((await fetch(address).catch(() => undefined)) === undefined) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    address,
    async close() {
      child.kill();
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
