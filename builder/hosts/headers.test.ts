import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { describe, expect, test } from 'vitest';
import { redirects } from '#address/screens.ts';
import {
  caching,
  headers,
  hostHeaders,
  hostRedirects,
  nginxHeaders,
  policyOfDesk,
  policyOfDrawings,
  policyOfOrders,
  policyOfPage,
} from './headers.mjs';

describe('Headers', () => {
  test('nginx sends the same ones, by the files in deploy', () => {
    expect(readFileSync('deploy/nginx/headers.conf', 'utf8')).toBe(nginxHeaders().pages);
    expect(readFileSync('deploy/nginx/file-headers.conf', 'utf8')).toBe(nginxHeaders().files);
    expect(readFileSync('deploy/nginx/shop.conf', 'utf8')).toContain(`"${caching.unchanging}"`);
  });

  test('a page’s policy allows the script and the style that stand in it, no other, and no evaluation', () => {
    const policy = policyOfPage('alert(1)', 'a{}');
    expect(policy).not.toMatch(/unsafe-|nonce-|data:|\*/);
    expect(policy.match(/'sha256-[^']+'/g)).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      expect.stringContaining('sha256-'),
    ]);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("form-action 'none'");
    expect(nginxHeaders().pages).toContain("frame-ancestors 'none'");
    expect(headers['Content-Security-Policy']).not.toMatch(/default-src|script-src|style-src/);
  });

  test('_headers says the same to Netlify’s own parser, below any path', async () => {
    const { headers: rules, errors } = await parseAllHeaders({
      headersFiles: [writtenFile('_headers', hostHeaders('/shop/', ['assets/icon-1.svg']))],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const unchanging = { 'Cache-Control': caching.unchanging };
    expect(rules).toEqual([
      { for: '/shop/*', values: headers },
      { for: '/shop/assets/*', values: unchanging },
      { for: '/shop/pictures/*', values: unchanging },
      {
        for: '/shop/assets/icon-1.svg',
        values: { 'Content-Security-Policy': policyOfDrawings },
      },
    ]);
  });

  test('the desk runs only the shop’s scripts and talks to GitHub’s API alone', () => {
    expect(policyOfDesk.match(/https?:[^ ;]*/g)).toEqual(['https://api.github.com']);
    expect(policyOfDesk).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policyOfDesk).not.toMatch(/\*|unsafe-eval'(?<!wasm-unsafe-eval')/);
  });

  test('the page of orders asks no host for anything', () => {
    expect(policyOfOrders('a', 'b')).toContain("default-src 'none'; script-src 'sha256-");
    expect(policyOfOrders('a', 'b')).not.toMatch(/https?:|\*|unsafe|blob|data|connect|img|frame/);
  });

  test('_headers keeps to what Cloudflare Pages reads: 100 rules, 2,000 characters a line', () => {
    const lines = hostHeaders('/').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });

  test('_redirects leads old addresses to their page and unknown ones to that of their language, as Netlify’s own parser reads it', async () => {
    const old = { ...redirects, '/about-us': '/about' };
    const { redirects: read, errors } = await parseAllRedirects({
      redirectsFiles: [writtenFile('_redirects', hostRedirects('/walk/', old, ['', 'hi/']))],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(read).toMatchObject([
      { from: '/walk/shop', to: '/walk/products', status: 301 },
      { from: '/walk/about-us', to: '/walk/about', status: 301 },
      { from: '/walk/hi/shop', to: '/walk/hi/products', status: 301 },
      { from: '/walk/hi/about-us', to: '/walk/hi/about', status: 301 },
      { from: '/walk/hi/*', to: '/walk/hi/404.html', status: 404 },
    ]);
  });
});

function writtenFile(name: string, text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'beau-host-')), name);
  writeFileSync(file, text);
  return file;
}
