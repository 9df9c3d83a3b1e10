import Turndown from 'turndown';

/** An element or a letter by its name; an address between such signs is Markdown. */
const html = /<\/?[a-z][a-z\d]*(?:\s[^>]*)?\/?>|&#?\w+;/i;

/** A list, a heading, a quotation, a table, a line that ends with a sign, or paragraphs. */
const markdown = /\n\s*\n|^\s*(?:[-*+#>|]|\d+[.)] )|\\$/m;

const turndown = new Turndown({ br: '\\', bulletListMarker: '-' })
  .addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (text, { nodeName }) => `\n\n${nodeName < 'H3' ? '##' : '###'} ${text.trim()}\n\n`,
  })
  .addRule('row of a table', {
    filter: 'tr',
    replacement: (_, { childNodes }) => {
      const cells = [...childNodes].map(({ textContent }) => textContent?.trim());
      return `\n\n${cells.filter(Boolean).join(': ')}\n\n`;
    },
  })
  .addRule('link', {
    filter: 'a',
    replacement: (text, node) => {
      const address = node.getAttribute('href') ?? '';
      return address.startsWith('https://') && text ? `[${text}](${address})` : text;
    },
  })
  .addRule('nothing', {
    filter: ['img', 'hr', 'script', 'style', 'iframe', 'video'],
    replacement: () => '',
  });

/** A text of another system as the Markdown of a description (SPEC 7.8), which begins with a sentence. */
export function toDescription(text = ''): string {
  const lines = text.replaceAll(String.raw`\n`, '\n').trim();
  if (markdown.test(lines) && !html.test(lines)) return lines;
  if (!html.test(lines)) return lines.replaceAll(/\s*\n\s*/g, '\n\n').replaceAll(/[^\S\n]+/g, ' ');
  // Outside of elements a line ends where it does in the sheet.
  const turned = turndown.turndown(lines.replaceAll(/([^>\s])\s*\n\s*(?=[^<\s])/g, '$1<br>'));
  const isSentence = !/^(?:#+|-|\d+\.) /.test(turned);
  const begun = isSentence ? turned : turned.replace(/^\S+ +(.*)\n*/, '$1\n\n');
  const evened = begun.replaceAll(/^( *(?:-|\d+\.)) +/gm, '$1 ').replaceAll('\u00A0', ' ');
  return evened.replaceAll(/[^\S\n]+$/gm, '').trim();
}
