import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes what stays at the old address of a shop: each page leads to the same one at the new address, and the
 * worker of each language ends the one that browsers have (SPEC 17.44). Pages name a version, or the worker would
 * show what it keeps.
 *
 * @param {string} folder is emptied first
 * @param {string} address the new one
 * @param {string} base the path of the old one, with a slash at both ends
 * @param {readonly { path: string }[]} languages each with what its addresses have after it
 * @throws {Error} if the new address is none
 */
export function writeMoved(folder, address, base, languages) {
  if (!/^https?:\/\/[^\s"'<>&]+\/$/.test(address)) {
    throw new Error(
      `MOVED_TO is “${address}”, but must be the shop’s new address with a slash at its end, as in https://leafandcup.shop/.`,
    );
  }
  const page = `<!doctype html>
<html lang="en" data-version="moved">
<meta charset="utf-8">
<title>${address}</title>
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="3;url=${address}">
<p><a href="${address}">${address}</a></p>
<script>location.replace("${address}" + location.pathname.slice(${base.length}) + location.search)</script>
</html>
`;
  const worker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  const own = 'beau ' + new URL(registration.scope).pathname + ' ';
  for (const name of await caches.keys()) if (name.startsWith(own)) await caches.delete(name);
  await registration.unregister();
}
`;
  rmSync(folder, { recursive: true, force: true });
  for (const { path } of languages) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'sw.js'), worker);
  }
  for (const file of ['index.html', '404.html']) writeFileSync(join(folder, file), page);
}
