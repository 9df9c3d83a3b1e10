/**
 * The headers that the shop is served with, in one list: `scripts/serve.mjs` sends them, the build puts
 * them into pages and into `_headers`, and the files in `deploy` are checked against them.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Nothing but the shop's own files, and no text ever run as a script. */
const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // The one policy, in app/shell/offline/followWorker.ts, lets through the address of the offline worker alone.
  'trusted-types beau',
];

/** The policy as a page can state it itself, for hosts that send no headers; framing is not a page's to forbid. */
export const policyOfPages = directives.join('; ');

/** Whatever a browser could be asked for, the shop does not ask. */
const permissions =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking';

/** Sent with every answer, but for what is for pages alone. */
export const headers = {
  'Content-Security-Policy': [...directives, "frame-ancestors 'none'"].join('; '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': permissions.replaceAll(/[a-z-]+/g, '$&=()').replaceAll(' ', ', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * What a file in `assets` or `pictures` does without, since a page only shows or runs it: such files
 * are many and small, and these headers would be a third of what the smallest weigh.
 */
export const forPagesAlone = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];

/** How long an answer may be kept: a file whose name changes with its contents for ever, all else not unasked. */
export const caching = {
  unchanging: 'public, max-age=31536000, immutable',
  other: 'no-cache',
};

const lines = Object.entries(headers);

/** For nginx, to be included in its `server`, and in the `location` of the files that are no pages. */
export function nginxHeaders() {
  const sent = lines.map(([name, value]) => ({
    name,
    line: `add_header ${name} "${value}" always;\n`,
  }));
  const files = sent.filter(({ name }) => !forPagesAlone.includes(name));
  const text = (/** @type {typeof sent} */ some) => some.map(({ line }) => line).join('');
  return { pages: text(sent), files: text(files) };
}

/** For Caddy, to be imported into its site; the second takes from files what is for pages. */
export function caddyHeaders() {
  return {
    pages: `header {\n${lines.map(([name, value]) => `\t${name} "${value}"\n`).join('')}}\n`,
    files: `header @unchanging {\n${forPagesAlone.map((name) => `\t-${name}\n`).join('')}}\n`,
  };
}

/**
 * For hosts that read `_headers` from the published folder. What is said for all files cannot be taken
 * back for some; over HTTP/2, as such hosts speak, headers that repeat themselves weigh next to nothing.
 *
 * @param {string} base the path that the shop is published under
 */
export function hostHeaders(base) {
  const rules = {
    '*': { ...headers },
    'assets/*': { 'Cache-Control': caching.unchanging },
    'pictures/*': { 'Cache-Control': caching.unchanging },
  };
  return Object.entries(rules)
    .map(([path, sent]) =>
      [base + path, ...Object.entries(sent).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}

/**
 * For hosts that read `_redirects` from the published folder (SPEC 2.2).
 *
 * @param {string} base the path that the shop is published under
 */
export function hostRedirects(base) {
  return `${base}shop ${base}products 301\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync('deploy/nginx/headers.conf', nginxHeaders().pages);
  writeFileSync('deploy/nginx/file-headers.conf', nginxHeaders().files);
  writeFileSync('deploy/caddy/headers.caddy', caddyHeaders().pages);
  writeFileSync('deploy/caddy/file-headers.caddy', caddyHeaders().files);
}
