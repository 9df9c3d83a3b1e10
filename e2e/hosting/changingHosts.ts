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

/** As Cloudflare writes an address: a key, and each byte in a bitwise XOR with it, in hexadecimal digits. */
function hidden(address: string): string {
  const bytes = [0x5a, ...Buffer.from(address).map((byte) => byte ^ 0x5a)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Hides mail addresses as Cloudflare does for each new domain: in the `href` of links and in text, as they
 * are written there, with a script that shows them again.
 *
 * @see https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const hideAddresses: Change = (html) => {
  const to = '/cdn-cgi/l/email-protection';
  const changed = outside('head|script|noscript|textarea|xmp', html, (part) =>
    part
      .replaceAll(/(<a\b[^>]*\shref=")mailto:([^"]*)/gi, (_, start: string, address: string) => {
        return `${start}${to}#${hidden(address)}`;
      })
      .replaceAll(/>[^<]+/g, (text) =>
        text.replaceAll(/[^\s<>]+@[^\s<>]+/g, (address) => {
          return `<span class="__cf_email__" data-cfemail="${hidden(address)}">[email&#160;protected]</span>`;
        }),
      ),
  );
  const decoder = '<script src="/cdn-cgi/scripts/5c5dd728/email-decode.min.js"></script></body>';
  return changed === html ? html : changed.replace('</body>', decoder);
};

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
  'hides mail addresses': hideAddresses,
  'minifies pages': minify,
  'adds comments': addComments,
  'adds scripts': addScripts,
};
