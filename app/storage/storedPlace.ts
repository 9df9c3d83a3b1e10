import { placeKey } from './storedKeys.ts';
import { createStoredValue } from './storedValue.ts';

/** Where a shopper's orders go, as far as a cart needs it: typed there or at the checkout (SPEC 15.6). */
export type KnownPlace = {
  readonly country: string;
  readonly postcode: string;
  /** Its key; empty where none is chosen. */
  readonly region: string;
};

export const storedPlace = createStoredValue<KnownPlace | undefined>({
  key: placeKey,
  none: 'null',
  parse: (text) => {
    const {
      country,
      postcode,
      region = '',
    } = Object(JSON.parse(text)) as Partial<Record<string, unknown>>;
    return [country, postcode, region].every((text) => typeof text === 'string')
      ? ({ country, postcode, region } as KnownPlace)
      : undefined;
  },
  toText: (place) => place && JSON.stringify(place),
  isOptional: true,
});
