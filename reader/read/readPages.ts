import { redirects, screenList } from '#address/screens.ts';
import { type PageFile, pageSchema } from '#reader/fields/ownPage.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import { spokenLanguages } from '#reader/messages/languageRecord.ts';
import { type Checked, checkFile, openFile } from '#reader/kinds/checkFile.ts';
import type { Problem } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';

/** A page of the owner's own, whose address is `/` and its slug. */
export type ShopPage = PageFile & {
  readonly slug: string;
  /** Whether nobody has translated it yet. */
  readonly untranslated?: boolean;
};

/** What the software itself has at the root of a shop. */
export const taken: readonly string[] = [
  ...screenList.map(({ path }) => path.split('/')[1] ?? ''),
  ...Object.keys(redirects).map((path) => path.slice(1)),
  ...'index admin assets pictures icons'.split(' '),
  ...spokenLanguages(),
];

/** More do not fit beside the shop's name. */
const mostInMenu = 6;

/** The name of a page's file below the shop's folder. */
export function pageFileOf(slug: string): string {
  return `pages/${slug}.md`;
}

/** Opens the pages of the owner's own (SPEC 14.100). */
export function openPages(files: ShopFiles, settings?: Partial<Settings>) {
  const problems: Problem[] = [];
  const pages = new Map<string, Checked<PageFile>>();
  for (const name of files.names.filter((each) => each.startsWith('pages/'))) {
    const slug = /^pages\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(name)?.[1];
    const report = (message: string) => problems.push({ file: `${files.folder}/${name}`, message });
    if (!name.endsWith('.md')) {
      report('is not a page: a page ends in .md; copy the text of another file into one');
    } else if (slug === undefined) {
      report(
        'cannot be the name of a page: use small letters, digits and dashes, as in ring-sizes.md',
      );
    } else if (/^(?:con|prn|aux|nul|(?:com|lpt)\d)$/.test(slug)) {
      report('cannot be the name of a file on Windows: give it another name');
    } else if ([...taken, ...(settings?.languages ?? [])].includes(slug)) {
      report(`would hide what the shop has at /${slug}: give it another name`);
    } else {
      pages.set(slug, checkFile(openFile(files, name), pageSchema));
    }
  }
  const inMenu = [...pages.values()].filter(({ content }) => content?.in === 'menu');
  problems.push(
    ...[...pages.values()].flatMap((page) => page.problems),
    ...findSameTitles(pages),
    ...inMenu.slice(Math.max(0, mostInMenu - (settings?.menu?.length ?? 0))).map(({ file }) => {
      const message = `is menu, but with menu of settings/menu.yaml that makes more than ${mostInMenu} links: write footer, or remove a link there`;
      return file.problem(['in'], message);
    }),
  );
  const contents = new Map(
    Array.from(pages).flatMap(([slug, { content }]) => (content ? [[slug, content]] : [])),
  );
  return { pages, contents, problems };
}

function findSameTitles(pages: ReadonlyMap<string, Checked<PageFile>>): readonly Problem[] {
  const slugs = new Map<string, string>();
  return [...pages].flatMap(([slug, { content, file }]) => {
    if (!content) return [];
    const other = slugs.get(content.title);
    slugs.set(content.title, slug);
    const message = `is “${content.title}”, and so is that of ${other}.md: give each its own`;
    return other === undefined ? [] : [file.problem(['title'], message)];
  });
}

/** The pages in the order of their links. */
export function makePages(contents: ReadonlyMap<string, PageFile>): readonly ShopPage[] {
  return Array.from(contents, ([slug, page]) => ({ ...page, slug })).toSorted(
    (one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || 0,
  );
}
