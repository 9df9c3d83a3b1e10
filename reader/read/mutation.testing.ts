import fc from 'fast-check';

// oxfmt-ignore
const signs = [
  '\v', '\u202E', '\uFFFE', '"\\uD800"', '"\\0"', '\0', '\u00a0', '\r', '\uFEFF', '<b>',
  '<!--', '&a', '*a', '!!js', '{{', '}', ': ', '- ', '? ', '| ', '> ', '`', '#', '\t', '€',
];
const deep = ['- ', '> ', '[', '{a: ', '*_', '![', '# '].map((sign) => sign.repeat(60));

/** What becomes of a file's text, at a place and of a length. */
export const mutation = fc.oneof(
  fc
    .constantFrom(...signs, ...deep)
    .map((sign) => (text: string, at: number) => text.slice(0, at) + sign + text.slice(at)),
  fc.constant((text: string, at: number) => text.slice(0, at)),
  fc
    .nat(80)
    .map((length) => (text: string, at: number) => text.slice(0, at) + text.slice(at + length)),
  fc
    .nat(80)
    .map((length) => (text: string, at: number) => text.slice(0, at + length) + text.slice(at)),
  fc.constant((text: string, at: number) => {
    const lines = text.split('\n');
    const line = text.slice(0, at).split('\n').length - 1;
    return [...lines.slice(0, line), ...lines.slice(line).toReversed()].join('\n');
  }),
);
