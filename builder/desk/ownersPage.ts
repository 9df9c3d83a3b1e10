import { escapeMarkup } from '#reader/look/escapeMarkup.ts';
import { isFromRight, languageOf } from '#reader/messages/languageRecord.ts';

type OwnersPage = {
  /** The language of what it says; English without one. */
  readonly language?: string;
  /** As it stands in the markup. */
  readonly title: string;
  /** The content security policy; without one in development alone. */
  readonly policy?: string;
  /** What else its head has. */
  readonly head?: string;
  readonly style: string;
  readonly body: string;
};

/** A page for the owner of a shop; search engines do not list it. */
export function writeOwnersPage({
  language = 'en',
  title,
  policy,
  head = '',
  style,
  body,
}: OwnersPage): string {
  const rules =
    policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">\n`;
  return `<!doctype html>
<html lang="${language}"${isFromRight(languageOf(language)) ? ' dir="rtl"' : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${rules}${head}<title>${title}</title>
<style>${style}</style>
${body}
</html>
`;
}

/** Data for the script of a page: without `<`, no text inside can end the element. */
export function writeData(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** What the development server shows instead of a shop that has mistakes; it reloads when a file changes. */
export function writeProblemsPage(sentences: readonly string[]): string {
  const title = `The shop cannot be shown yet (${sentences.length})`;
  const items = sentences.map((sentence) => `<li>${escapeMarkup(sentence)}</li>`);
  return writeOwnersPage({
    title,
    style: `
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 10vh auto; padding: 0 1.5rem; color-scheme: light dark }
li { margin: 0.75rem 0; overflow-wrap: anywhere }
`,
    body: `<main>
<h1>The shop cannot be shown yet</h1>
<p>Change this in the file, or <a href="/admin/">at the desk</a>, and save it. The page then reloads by itself.</p>
<ul>
${items.join('\n')}
</ul>
</main>
<script type="module" src="/@vite/client"></script>`,
  });
}
