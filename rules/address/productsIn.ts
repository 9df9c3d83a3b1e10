/**
 * What a query names as products, as its sender wrote it. Other programs leave `&amp;` before the name, write it in
 * capitals, encode the value twice, or take the end of a sentence with it (SPEC 15.2).
 */
export function productsIn(query: string): string | undefined {
  const named = [...new URLSearchParams(query)].find(([name]) => /^(amp;)?products$/i.test(name));
  return named?.[1]
    .replaceAll(/%3a/gi, ':')
    .replaceAll(/%2c/gi, ',')
    .replace(/[.!?;)\]>"'”’»]+$/, '');
}
