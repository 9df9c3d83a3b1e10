import type { OfferShippingDetails, QuantitativeValue } from 'schema-dts';
import type { Product } from '#catalogue/product.ts';
import type { DayRules } from '#ordering/arrival.ts';
import type { Days } from '#ordering/calendar.ts';
import { type MinorUnits, roundAmount, toDecimal } from '#ordering/money.ts';
import { type Zone, chargeIn, isSentTo } from '#ordering/zone.ts';
import { places } from '#shop/places';
import {
  addedTax,
  calendar,
  country,
  currency,
  delivery,
  priceFormat,
  regions,
  shipping,
  zones,
} from '#shop/settings';

/** What services want to know of a shop: where it sends to, how long that takes, and which tax comes on top. */
export type Sending = Partial<DayRules> & {
  readonly zones?: readonly Zone[] | undefined;
  /** The country of a shop that has one charge, if it says so. */
  readonly sendsTo?: string | undefined;
  /** In percent; none where prices have it, and where services want none in the shop's country. */
  readonly addedTax?: number | undefined;
};

/** What this shop says of it. */
export const sending: Sending = {
  zones,
  sendsTo: shipping?.country,
  calendar,
  delivery,
  addedTax,
};

/** An amount as services read it: `1099.00`, or `1099` in a currency that has no smaller unit. */
export function plainAmount(amount: MinorUnits): string {
  return toDecimal(amount, priceFormat.smallestUnit === 1 ? 2 : 0);
}

/** The same with its currency, for the feed: `1099.00 INR`. */
export function priceText(amount: MinorUnits): string {
  return `${plainAmount(amount)} ${currency.code}`;
}

/** A price as services want it: what a shopper pays (SPEC 16.70). */
export function withTax(
  price: MinorUnits,
  { tax }: Pick<Product, 'tax'>,
  { addedTax: usual }: Sending,
): MinorUnits {
  if (usual === undefined) return price;
  return price + roundAmount((price * (tax ?? usual)) / 100, priceFormat.smallestUnit);
}

/** What services read of each zone that a product is sent to: what one piece costs, and the days of work. */
function sendingsOf(product: Product, { zones = [], sendsTo, calendar, delivery }: Sending) {
  const { least = 0, most = 0 } = product.processing ?? delivery?.processing ?? {};
  // What is ordered after the closing time is an order of the next day.
  const handling = { least, most: calendar?.closes ? most + 1 : most };
  const own = zones.length > 1 ? country : sendsTo;
  return zones
    .filter((zone) => isSentTo(zone, product))
    .map((zone) => ({
      zone,
      charge: Number(chargeIn([zone], [{ product, quantity: 1 }])),
      countries: zone.countries ?? (own === undefined ? [] : [own]),
      days: delivery && { handling, transit: zone.days ?? delivery.shipping },
    }));
}

/** What one piece costs to send to each zone that it is sent to, and how long that takes (SPEC 16.43). */
export function describeShipping(
  product: Product,
  given: Sending,
): { readonly shippingDetails?: OfferShippingDetails | readonly OfferShippingDetails[] } {
  const details = sendingsOf(product, given).map(
    ({ zone: { states, postcodes }, charge, countries, days }) => {
      const regions = countries.map((addressCountry) => ({
        '@type': 'DefinedRegion' as const,
        addressCountry,
        ...(states && { addressRegion: states }),
        ...(postcodes && { postalCodePrefix: postcodes }),
      }));
      return {
        '@type': 'OfferShippingDetails' as const,
        shippingRate: {
          '@type': 'MonetaryAmount' as const,
          value: charge / 100,
          currency: currency.code,
        },
        ...(regions.length > 0 && { shippingDestination: oneOrAll(regions) }),
        ...(days && {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime' as const,
            handlingTime: describeDays(days.handling),
            transitTime: describeDays(days.transit),
          },
        }),
      };
    },
  );
  return details.length > 0 ? { shippingDetails: oneOrAll(details) } : {};
}

const oneOrAll = <Entry>(all: readonly Entry[]) => (all.length === 1 ? (all[0] as Entry) : all);

function describeDays({ least, most }: Days): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue: least, maxValue: most, unitCode: 'DAY' };
}

/** Services read no more of one product. */
const mostShippings = 100;

/**
 * The same for the feed, by the beginnings of postcodes, which services read in place of the names of states:
 * support.google.com/merchants/answer/6324484. Where these do not tell two zones apart, the dearest counts.
 */
export function listShippings(product: Product, given: Sending): readonly string[] {
  const each = sendingsOf(product, given).flatMap((sent) =>
    sent.countries.flatMap((code) => areasOf(sent.zone).map((area) => ({ ...sent, code, area }))),
  );
  const areas = each.length > mostShippings ? each.map((one) => ({ ...one, area: '' })) : each;
  const dearest = new Map<string, (typeof each)[number]>();
  for (const one of areas.toSorted((first, other) => first.charge - other.charge))
    dearest.set(`${one.code} ${one.area}`, one);
  return Array.from(dearest.values(), ({ code, area, charge, days }) =>
    [
      `<g:country>${code}</g:country>`,
      area && `<g:postal_code>${area}*</g:postal_code>`,
      `<g:price>${priceText(charge)}</g:price>`,
      days && writeDays('handling', days.handling) + writeDays('transit', days.transit),
    ]
      .filter(Boolean)
      .join(''),
  );
}

const writeDays = (what: string, { least, most }: Days) =>
  `<g:min_${what}_time>${least}</g:min_${what}_time><g:max_${what}_time>${most}</g:max_${what}_time>`;

/** How the postcodes of a zone begin, also of one that names states; one empty beginning where that is not known. */
function areasOf({ postcodes, states }: Zone): readonly string[] {
  const known = Object.entries(places[0].states).filter(([, indexes]) =>
    indexes.some((index) => states?.includes(regions.list[index]?.key ?? '')),
  );
  return postcodes ?? (known.length > 0 ? known.map(([start]) => start) : ['']);
}
