import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

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
  if (isThere()) return undefined;
  const names = packages[name].join(' ');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = `apt-get update && apt-get install -y --no-install-recommends ${names}`;
    try {
      execFileSync('sh', ['-c', install], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      console.error(`"${install}" did not work.`);
    }
  }
  if (isThere()) return undefined;
  return `${name} is not installed: on Debian, "apt-get install ${names}" as root.`;
}
