/** What a host makes of a page on its way to the shopper. */
export type Change = (html: string) => string;

/** Changes what is outside the elements with these names. */
function outside(names: string, html: string, change: Change): string {
  const element = new RegExp(`(<(?:${names})\\b.*?</(?:${names})>)`, 'gs');
  return html
    .split(element)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

/** Takes out what no browser needs: comments, spaces, quotation marks, ends of elements. */
const minify: Change = (html) =>
  outside('script|style|textarea|pre', html, (part) =>
    part
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/[ \t\n\r\f]+/g, ' ')
      .replaceAll(/(\s[\w-]+)=""/g, '$1')
      .replaceAll(/(\s[\w-]+=)"([^\s"'=<>`]+)"(?=[\s>])/g, '$1$2')
      .replaceAll(/<\/(?:li|body|html)>/g, ''),
  );

const addComments: Change = (html) =>
  html
    .replace('<head>', '<!-- sent by a host --><head><!-- sent by a host -->')
    .replace('</body>', '<!-- in 0.2 s --></body><!-- from a cache -->');

const addScripts: Change = (html) =>
  html
    .replace('</head>', '<script src="/cdn-cgi/first.js"></script></head>')
    .replace(
      '</body>',
      '<script>window.measured = true</script><script defer src="https://host.example/measure.js"></script></body>',
    );

/** By what each host does. */
export const changes: Readonly<Record<string, Change>> = {
  'minifies pages': minify,
  'adds comments': addComments,
  'adds scripts': addScripts,
};
