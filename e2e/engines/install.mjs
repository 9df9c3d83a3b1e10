import { existsSync, readdirSync } from 'node:fs';
import { howToInstall, installFromDebian } from '../../scripts/debian.mjs';

/** What each engine needs, by the names of Debian's packages. */
const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

/** @returns {string | undefined} the path of Firefox */
export function findFirefox() {
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((place) => existsSync(place));
}

/** @returns {{ driver: string, browser: string, screen: string } | undefined} the paths of WebKit's parts */
export function findWebKit() {
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];
  const browser = readdirSync('/usr/lib', { recursive: false, encoding: 'utf8' })
    .flatMap((folder) =>
      ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((place) => existsSync(place));
  if (!browser || !existsSync(driver) || !existsSync(screen)) return undefined;
  return { driver, browser, screen };
}

/**
 * Installs an engine from Debian's packages if it is not there and this may be done.
 *
 * @param {keyof typeof packages} name
 * @returns {string | undefined} why there is none, in plain words
 */
export function installEngine(name) {
  const isThere = () => (name === 'firefox' ? findFirefox() : findWebKit()) !== undefined;
  if (!isThere()) installFromDebian(packages[name]);
  return isThere() ? undefined : howToInstall(name, packages[name]);
}
