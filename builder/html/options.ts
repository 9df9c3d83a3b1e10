import type { Product } from '#catalogue/product.ts';

/** What services know of what sizes are chosen by; all else is a size to them. */
const known = [
  ['color', /^(?:colou?rs?|रंग|cor|cores|farbe|couleur|colore|kleur)$/iu],
  ['material', /^(?:material|fabric|metal|सामग्री|धातु|materiais|matière|materiale|materiaal)$/iu],
  ['pattern', /^(?:pattern|print|नक़्शा|padrão|muster|motif|motivo|patroon)$/iu],
] as const;

type OptionName = (typeof known)[number][0] | 'size';

/** What a size of a product is, as services name it: “12 in / Indigo” is a size and a colour (SPEC 16.60). */
export function optionsOf({ size, options = [] }: Product): Partial<Record<OptionName, string>> {
  if (size === undefined) return {};
  const parts = options.length > 1 ? size.split(/ ?\/ ?/) : [size];
  const said: Partial<Record<OptionName, string>> = {};
  for (const [index, part] of parts.entries()) {
    const option = parts.length === options.length ? options[index]?.trim() : undefined;
    const [name = 'size'] = known.find(([, pattern]) => pattern.test(option ?? '')) ?? [];
    // Length and width are one size.
    said[name] = [said[name], part].filter(Boolean).join(' / ');
  }
  return said;
}
