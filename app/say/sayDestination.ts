import { postcodeName, regions, zonesBy } from '#shop/settings';
import { country, postcode } from '#strings/checkout';

/** What decides on the zone of an order, as a sentence names it. */
export function decidedBy(): string {
  const names = { postcode: postcodeName ?? postcode, region: regions.name, country };
  return names[zonesBy ?? 'country'].replace(/^\p{Lu}(?=\p{Ll})/u, (letter) =>
    letter.toLowerCase(),
  );
}
