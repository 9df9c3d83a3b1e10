import { escapeMarkup } from '#reader/look/escapeMarkup.ts';
import { writeOwnersPage } from './ownersPage.ts';

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
