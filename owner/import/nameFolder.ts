import { slugOf } from '#reader/files/slug.ts';

/** The name of a new product's folder: its number, and a name that none of the others has. */
export function nameFolder(name: string, slugs: ReadonlySet<string>, id: string): string {
  const slug = folderSlug(name);
  return `${id.padStart(2, '0')}-${slug}${slugs.has(slug) ? `-${Number(id)}` : ''}`;
}

/** A name in small letters, digits and dashes, without accents. */
export function folderSlug(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[\p{Mark}'’]/gu, '');
  const slug = slugOf(plain.replaceAll(/[^\p{ASCII}]/gu, ' '));
  return slug.slice(0, 48).replace(/-$/, '') || 'product';
}
