import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { caddyHeaders, caching, hostHeaders, nginxHeaders, policyOfPages } from './headers.mjs';

describe('Headers', () => {
  test('every host in deploy sends the same ones', () => {
    expect(readFileSync('deploy/nginx/headers.conf', 'utf8')).toBe(nginxHeaders());
    expect(readFileSync('deploy/caddy/headers.caddy', 'utf8')).toBe(caddyHeaders());
    for (const file of ['deploy/nginx/beau.conf', 'deploy/caddy/Caddyfile']) {
      expect(readFileSync(file, 'utf8')).toContain(`"${caching.unchanging}"`);
    }
  });

  test('the policy allows no inline script or style, and no evaluation', () => {
    expect(policyOfPages).not.toMatch(/unsafe-|nonce-|sha\d+-|data:|\*/);
    expect(policyOfPages).toContain("require-trusted-types-for 'script'");
    expect(policyOfPages).not.toContain('frame-ancestors');
    expect(nginxHeaders()).toContain("frame-ancestors 'none'");
  });

  test('_headers names paths, and below each its headers, as Netlify and Cloudflare Pages read it', () => {
    const blocks = hostHeaders('/shop/').trimEnd().split('\n\n');
    expect(blocks.map((block) => block.split('\n')[0])).toEqual([
      '/shop/*',
      '/shop/assets/*',
      '/shop/pictures/*',
    ]);
    for (const [, ...sent] of blocks.map((block) => block.split('\n'))) {
      expect(sent.length).toBeGreaterThan(0);
      // Cloudflare Pages reads at most 2,000 characters of a line.
      for (const line of sent) expect(line).toMatch(/^ {2}[A-Za-z-]+: \S.{0,1990}$/);
    }
  });
});
