import { brand } from '#shop/brand.ts';
import type { Picture } from '#domain/picture.ts';
import { sharingAddress, sharingSize } from '#domain/sharing.ts';
import type { Meta } from './routes.ts';

/** What only this visitor's browser knows: on a search engine's visit these screens are empty. */
const personalPaths = new Set(['/cart', '/checkout', '/wishlist']);

/** An address below the path the shop is published under, as other sites write it. */
export function absolute(path: string): string {
  return brand.site + import.meta.env.BASE_URL + path.replace(/^\//, '');
}

/** Whether search engines may list the page; the sitemap names exactly these. */
export function isIndexed(meta: Meta, path: string): boolean {
  return !meta.isMissing && !personalPaths.has(path);
}

/**
 * The part of a page's head that says what the page is, to browsers, search engines and sites that
 * it is shared on.
 *
 * @param picture what stands beside the page's name where it is shared
 * @param facts schema.org's description of the page, if search engines are to know it
 */
export function headFor(meta: Meta, path: string, picture: Picture, facts?: object): string {
  const title = fullTitle(meta);
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    isIndexed(meta, path) ? '' : '<meta name="robots" content="noindex">',
    meta.isMissing ? '' : `<link rel="canonical" href="${escapeHtml(absolute(path))}">`,
    `<link rel="manifest" href="${import.meta.env.BASE_URL}manifest.webmanifest">`,
    `<link rel="apple-touch-icon" href="${import.meta.env.BASE_URL}icons/apple-touch.png">`,
    property('og:site_name', brand.name),
    property('og:locale', 'en_IN'),
    property('og:type', path.startsWith('/product/') ? 'product' : 'website'),
    property('og:title', title),
    property('og:description', meta.description),
    meta.isMissing ? '' : property('og:url', absolute(path)),
    property('og:image', absolute(sharingAddress(picture))),
    property('og:image:width', String(sharingSize.width)),
    property('og:image:height', String(sharingSize.height)),
    '<meta name="twitter:card" content="summary_large_image">',
    facts ? `<script type="application/ld+json">${escapeJson(facts)}</script>` : '',
  ].join('');
}

/**
 * Keeps the head right when the shopper moves on without a page load (SPEC 2.5). What is there for
 * search engines and sharing sites goes: they load each page whole, and it told of the first one.
 */
export function updateHead(meta: Meta, path: string): void {
  document.title = fullTitle(meta);
  const outdated = 'meta[property],meta[name="robots"],[rel="canonical"],[type$="ld+json"]';
  for (const element of document.head.querySelectorAll(outdated)) element.remove();
  document.head
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', meta.description);
  if (!isIndexed(meta, path)) addToHead('meta', { name: 'robots', content: 'noindex' });
  if (!meta.isMissing) addToHead('link', { rel: 'canonical', href: absolute(path) });
}

/** The page's title as the browser shows it: the screen's, then the shop's. */
function fullTitle({ title }: Meta): string {
  return title === brand.name ? `${brand.name} · ${brand.line}` : `${title} · ${brand.name}`;
}

function addToHead(tag: 'meta' | 'link', attributes: Record<string, string>): void {
  Object.assign(document.head.appendChild(document.createElement(tag)), attributes);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Without `<`, nothing inside can end the element that holds it. */
function escapeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
