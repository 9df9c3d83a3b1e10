import { type Stored, areTexts } from './storedEntries.ts';
import { placeKey } from './storedKeys.ts';
import { createStoredValue } from './storedValue.ts';

/** Where an order goes, as far as its zone needs it; empty what nobody has said, and the region by its key. */
export type KnownPlace = { readonly [Field in 'country' | 'postcode' | 'region']: string };

/** Where a shopper's orders go: typed in the cart or at the checkout (SPEC 15.6). */
export const storedPlace = createStoredValue<KnownPlace | undefined>({
  key: placeKey,
  none: 'null',
  parse: (text) => {
    const { country, postcode, region = '' } = Object(JSON.parse(text)) as Stored;
    const place = { country, postcode, region };
    return areTexts(place) ? (place as KnownPlace) : undefined;
  },
  toText: (place) => place && JSON.stringify(place),
  isOptional: true,
});
