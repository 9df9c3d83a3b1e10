import type { OfferShippingDetails } from 'schema-dts';
import type { Product } from '#catalogue/product.ts';
import { type Zone, chargeIn } from '#ordering/zones.ts';
import { country, currency } from '#shop/settings';

/** Where a shop sends to. */
export type Sending = {
  readonly zones?: readonly Zone[] | undefined;
  /** The country of a shop that has one charge, if it says so. */
  readonly sendsTo?: string | undefined;
};

/** What one piece costs to send to each zone that it is sent to (SPEC 16.43). */
export function describeShipping(
  { price, labels = [] }: Product,
  { zones = [], sendsTo }: Sending,
): { readonly shippingDetails?: OfferShippingDetails | readonly OfferShippingDetails[] } {
  const details = zones
    .filter(({ without = [] }) => !without.some((label) => labels.includes(label)))
    .map((zone) => ({
      '@type': 'OfferShippingDetails' as const,
      shippingRate: {
        '@type': 'MonetaryAmount' as const,
        value: Number(chargeIn([zone], price)) / 100,
        currency: currency.code,
      },
      ...describeDestination(zone, zones.length > 1 ? country : sendsTo),
    }));
  const [only, ...others] = details;
  if (!only) return {};
  return { shippingDetails: others.length > 0 ? details : only };
}

function describeDestination(
  { countries, states, postcodes }: Zone,
  own: string | undefined,
): Pick<Extract<OfferShippingDetails, object>, 'shippingDestination'> {
  const regions = (countries ?? (own === undefined ? [] : [own])).map((addressCountry) => ({
    '@type': 'DefinedRegion' as const,
    addressCountry,
    ...(states && { addressRegion: states }),
    ...(postcodes && { postalCodePrefix: postcodes }),
  }));
  const [only, ...others] = regions;
  if (!only) return {};
  return { shippingDestination: others.length > 0 ? regions : only };
}
