import { stringify } from 'yaml';

/** The facts of a new product as they were typed; what was left out is missing. */
export type ProductFacts = {
  readonly name: string;
  readonly variant?: string;
  readonly price: string;
  readonly oldPrice?: string;
  readonly tag?: string;
  readonly description?: string;
  readonly primary: string;
  readonly secondary: string;
};

/** The text of a product.yaml. Prices stay as they were typed, so that a check sees the same. */
export function writeProduct({ primary, secondary, ...facts }: ProductFacts): string {
  const fields = Object.entries(facts).map(
    ([field, typed]) => `${field}: ${isNumber(field, typed) ? typed : quoteIfNeeded(typed)}`,
  );
  return `# yaml-language-server: $schema=../../.schema/product.json

${fields.join('\n')}
# What the pictures primary and secondary show, for people who cannot see them.
alt:
  primary: ${quoteIfNeeded(primary)}
  secondary: ${quoteIfNeeded(secondary)}
`;
}

/** The name of a new product's folder: the next number, and a name that no other folder has. */
export function nameFolder(
  { name, variant = '' }: Pick<ProductFacts, 'name' | 'variant'>,
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

function isNumber(field: string, typed: string): boolean {
  return /price/i.test(field) && typed !== '' && !Number.isNaN(Number(typed));
}

function quoteIfNeeded(text: string): string {
  return stringify(text, { lineWidth: 0, singleQuote: true }).trimEnd();
}
