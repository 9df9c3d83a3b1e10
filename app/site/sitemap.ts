import { absolute } from '#shell/head.ts';

/** @param paths of the pages that search engines may index */
export function renderSitemap(paths: readonly string[]): string {
  const addresses = paths.map((path) => `<url><loc>${absolute(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
}

export function renderRobots(): string {
  return `User-agent: *\nAllow: /\nSitemap: ${absolute('/sitemap.xml')}\n`;
}
