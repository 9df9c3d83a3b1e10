import type { Product } from '#catalogue/product.ts';

/** What services know of what sizes are chosen by; all else is a size to them. */
const known = {
  color: /^(?:colou?rs?|रंग|cor|cores|farbe|couleur|colore|kleur)$/iu,
  material: /^(?:material|fabric|metal|सामग्री|धातु|materiais|matière|materiale|materiaal)$/iu,
  pattern: /^(?:pattern|print|नक़्शा|padrão|muster|motif|motivo|patroon)$/iu,
};

type OptionName = keyof typeof known | 'size';

/** What a size of a product is, as services name it: “12 in / Indigo” is a size and a colour (SPEC 16.60). */
export function optionsOf({ size, options = [] }: Product): Partial<Record<OptionName, string>> {
  if (size === undefined) return {};
  const parts = size.split(/ ?\/ ?/);
  const isSplit = options.length > 1 && parts.length === options.length;
  const values = isSplit ? parts : [size];
  return Object.fromEntries(
    values.map((value, index) => {
      const option = isSplit || options.length === 1 ? (options[index] ?? '') : '';
      const name = (Object.keys(known) as (keyof typeof known)[]).find((each) =>
        known[each].test(option.trim()),
      );
      return [name ?? 'size', value];
    }),
  );
}
