/** The name of a new product's folder: the next number, and a name that no other folder has. */
export function nameFolder(
  { name, variant = '' }: { readonly name: string; readonly variant?: string | undefined },
  folders: readonly string[],
): string {
  const id = 1 + Math.max(0, ...folders.map((folder) => Number.parseInt(folder, 10) || 0));
  const slugs = folders.map((folder) => folder.replace(/^\d+-/, ''));
  const slug = slugOf(`${name} ${variant}`);
  const unique = slugs.includes(slug) ? `${slug}-${id}` : slug;
  return `${String(id).padStart(2, '0')}-${unique}`;
}

/** A name in small letters, digits and dashes, without accents. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' ? 'product' : slug;
}
