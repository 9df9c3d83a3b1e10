/**
 * The headers that the shop is served with, in one list: `commands/serve.mjs` sends them, the build puts
 * them into pages and into `_headers`, and the files in `deploy` are checked against them.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** A policy that allows nothing but this. @param {readonly string[]} allowed */
const policyOf = (...allowed) =>
  ["default-src 'none'", ...allowed, "base-uri 'none'", "form-action 'none'"].join('; ');

/**
 * The policy that each page states itself: it allows only the shop's own files, and the one script and the
 * one style that stand in the page. It never runs a text as a script.
 *
 * @param {string} script
 * @param {string} style
 */
export const policyOfPage = (script, style) =>
  policyOf(
    `script-src 'self' ${hashOf(script)}`,
    `style-src 'self' ${hashOf(style)}`,
    "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'",
    // The one policy, in app/shell/offline/followWorker.ts, allows only the address of the offline worker.
    "require-trusted-types-for 'script'; trusted-types beau",
  );

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Where the page of forms is, below the path that the shop is published under. */
export const deskPath = 'admin/';

/**
 * The policy that the desk states, an owner's own page: its scripts are the shop's own files, it writes styles
 * itself, decodes the pictures of iPhones, and talks to GitHub's API alone (SPEC 19.5).
 */
export const policyOfDesk = policyOf(
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self'",
);

/**
 * The policy of the page on which an owner reads orders: nothing in it can ask a host for anything (SPEC 15.30).
 *
 * @param {string} script
 * @param {string} style
 */
export const policyOfOrders = (script, style) =>
  policyOf(
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "font-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  );

/** For an SVG file, which a browser that opens it shows as a document: nothing in it may run or load. */
export const policyOfDrawings = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** The features of a browser that the shop never uses. */
const permissions =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking';

/** Sent with every response; those of `forPagesAlone` with pages only. */
export const headers = {
  // What no page may do; each states its own policy, which allows what is in it. Only a header can forbid framing.
  'Content-Security-Policy':
    "object-src 'none'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': permissions.replaceAll(/[a-z-]+/g, '$&=()').replaceAll(' ', ', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Not sent with a file in `assets` or `pictures`, which a page only shows or runs, but for drawings: such
 * files are many and small, and these headers would be a third of the bytes of the smallest.
 */
const forPagesAlone = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];

/** How long a browser may cache a response: for ever if its name changes with its contents, else never without asking. */
export const caching = {
  unchanging: 'public, max-age=31536000, immutable',
  other: 'no-cache',
};

const policyName = 'Content-Security-Policy';
/** For nginx: included in its `server`, and in the `location` of the files that are not pages. */
export function nginxHeaders() {
  const sent = Object.entries(headers).map(([name, value]) => ({
    name,
    line: `add_header ${name} "${name === policyName ? '$policy' : value}" always;\n`,
  }));
  const files = sent.filter(({ name }) => !forPagesAlone.includes(name));
  const text = (/** @type {typeof sent} */ some) => some.map(({ line }) => line).join('');
  const policies = [
    `set $policy "${headers[policyName]}";`,
    'set $policy_of_drawings "";',
    `if ($uri ~ \\.svg$) {\n    set $policy "${policyOfDrawings}";\n    set $policy_of_drawings $policy;\n}`,
  ];
  // A header without a value is not sent.
  const ofDrawings = `add_header ${policyName} $policy_of_drawings;\n`;
  return { pages: `${policies.join('\n')}\n${text(sent)}`, files: text(files) + ofDrawings };
}

/**
 * For hosts that read `_headers` from the published folder. A header for all files cannot be removed for
 * some; but such hosts use HTTP/2, where a header that is sent again is only a few bytes.
 *
 * @param {string} base the path that the shop is published under
 * @param {readonly string[]} [drawings] the SVG files that are published
 */
export function hostHeaders(base, drawings = []) {
  /** @type {Record<string, Record<string, string>>} */
  const rules = {
    '*': headers,
    'assets/*': { 'Cache-Control': caching.unchanging },
    'pictures/*': { 'Cache-Control': caching.unchanging },
    ...Object.fromEntries(drawings.map((path) => [path, { [policyName]: policyOfDrawings }])),
  };
  const linesOf = (/** @type {Record<string, string>} */ sent) =>
    Object.entries(sent).map(([name, value]) => `  ${name}: ${value}\n`);
  return Object.entries(rules)
    .map(([path, sent]) => `${base}${path}\n${linesOf(sent).join('')}`)
    .join('\n');
}

/**
 * For hosts that read `_redirects` from the published folder (SPEC 2.2).
 *
 * @param {string} base the path that the shop is published under
 * @param {Readonly<Record<string, string>>} redirects where an address of the shop leads instead
 * @param {readonly string[]} [languages] what the addresses of each language have after the base path
 */
export function hostRedirects(base, redirects, languages = ['']) {
  return languages
    .flatMap((path) => [
      ...Object.entries(redirects).map(
        ([from, to]) => `${base}${path}${from.slice(1)} ${base}${path}${to.slice(1)} 301\n`,
      ),
      path && `${base}${path}* ${base}${path}404.html 404\n`,
    ])
    .join('');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync('deploy/nginx/headers.conf', nginxHeaders().pages);
  writeFileSync('deploy/nginx/file-headers.conf', nginxHeaders().files);
}
