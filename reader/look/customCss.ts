import { CssSyntaxError, parse } from 'postcss';
import type { Problem } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';

/** An owner's own styles, which come after all others (SPEC 14.5). */
export const customCss = 'custom.css';

const address = /url\(\s*(["']?)([^"')]*)\1\s*\)/g;

/** What these styles cannot have, and what to do about it. */
const refused: readonly (readonly [what: RegExp, message: string])[] = [
  [/@import/i, 'has @import: write the rules of that file here'],
  [/<\//, 'has </, which ends the styles of a page: leave it out'],
  [
    /(?:url|src|image-set)\([^)]*(?:\/\/|:)/i,
    'asks another host for a file, or has one inside: keep the file in the shop’s folder, as in url(pictures/leaf.webp)',
  ],
];

export function checkCustomCss({ folder, names, read }: ShopFiles): readonly Problem[] {
  if (!names.includes(customCss)) return [];
  // Comments keep their lines.
  const text = read(customCss)
    .toString()
    .replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const file = `${folder}/${customCss}`;
  const wrong = cssMistake(text);
  if (wrong)
    return [
      { file, line: wrong.line, message: `cannot be read as CSS (${wrong.reason}): correct it` },
    ];
  return text.split('\n').flatMap((line, index) => {
    const found = refused.find(([what]) => what.test(line));
    const missing = found ? undefined : addressesIn(line).find((name) => !names.includes(name));
    const message = found?.[1] ?? (missing && `has url(${missing}), but there is no such file`);
    return message ? [{ file, line: index + 1, message }] : [];
  });
}

/** Where a style sheet cannot be read; nothing where it can. */
function cssMistake(text: string): { line: number; reason: string } | undefined {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return { line: error.line ?? 1, reason: error.reason };
  }
}

/** The files of the shop's folder that a text asks for; `#leaf` is a part of the page. */
function addressesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(address), ([, , name = '']) => plain(name)).filter(
    (name) => !name.startsWith('#'),
  );
}

const plain = (name: string) => name.replace(/^\.\//, '');

/** The styles in a layer of their own, above all others; `at` is the folder, as the bundler knows it. */
export function layerOf(styles: string, at: string): string {
  const placed = styles.replaceAll(address, (whole, _, name: string) =>
    name.startsWith('#') ? whole : `url('${at}/${plain(name)}')`,
  );
  return `@layer shop {\n${placed}\n}\n`;
}
