import { slugOf } from '#shop-data/read/slug.ts';

/** The name of a new product's folder, which no other has; without `id`, it begins with the next number. */
export function nameFolder(name: string, folders: readonly string[], id?: string): string {
  const number = (id || `${nextNumber(folders)}`).padStart(2, '0');
  const slug = folderSlug(name);
  const isTaken = folders.some((folder) => folder.replace(/^\d+-/, '') === slug);
  return `${number}-${slug}${isTaken ? `-${Number(number)}` : ''}`;
}

/** The number after the last one that a folder begins with. */
export function nextNumber(folders: readonly string[]): number {
  return Math.max(0, ...folders.map((folder) => Number.parseInt(folder, 10) || 0)) + 1;
}

/** A name in small letters, digits and dashes, without accents. */
export function folderSlug(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[\p{Mark}'’]/gu, '');
  const slug = slugOf(plain.replaceAll(/[^\p{ASCII}]/gu, ' '));
  return slug.slice(0, 48).replace(/-$/, '') || 'product';
}
