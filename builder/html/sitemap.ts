import { absoluteFile } from '#shell/head.ts';
import { absoluteIn, alternatesOf, languagesOf } from './alternates.ts';

/** @param paths of the pages that search engines may index; each has one in every language that has its title */
export function renderSitemap(paths: readonly string[]): string {
  const addresses = paths.flatMap((path) => {
    const links = alternatesOf(path).map(
      ({ hreflang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`,
    );
    return languagesOf(path).map(
      ({ code }) => `<url><loc>${absoluteIn(code, path)}</loc>${links.join('')}</url>`,
    );
  });
  const names = import.meta.env.IS_MULTILINGUAL
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>
${addresses.join('\n')}
</urlset>
`;
}

export function renderRobots(): string {
  return `User-agent: *\nAllow: /\nSitemap: ${absoluteFile('sitemap.xml')}\n`;
}
