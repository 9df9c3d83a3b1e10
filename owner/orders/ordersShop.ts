import type { Product } from '#catalogue/product.ts';
import type { PriceFormat } from '#ordering/money.ts';
import type { Offer } from '#ordering/offers.ts';
import { type Payment, entryKeyOf } from '#ordering/payments.ts';
import type { Place } from '#ordering/place.ts';
import type { Tax } from '#ordering/tax.ts';
import type { Zone } from '#ordering/zone.ts';
import { listLanguages } from '#reader/read/languages.ts';
import type { Shop } from '#reader/read/readShop.ts';
import { readPriceFormat } from '#reader/read/priceFormat.ts';
import { toCatalogue } from '#reader/read/products/appProducts.ts';
import { placeOf } from '#reader/read/readCountry.ts';
import { zonesOf } from '#reader/read/zones.ts';

/** What the owner's page of orders knows of the shop, in its first language: what an order says is in keys of that. */
export type OrdersShop = {
  readonly tag: string;
  /** Where the shop is published, without a slash at its end. */
  readonly site: string;
  readonly priceFormat: PriceFormat;
  readonly products: readonly Product[];
  readonly tax: (Tax & { readonly name: string }) | undefined;
  readonly zones: readonly Zone[] | undefined;
  readonly offers: readonly Offer[] | undefined;
  readonly payments: readonly Payment[];
  /** Those that it sends to, its own first. */
  readonly places: readonly Place[];
  /** The keys of states. */
  readonly regions: readonly string[];
};

const noPicture = { name: '', stamp: '', width: 1, height: 1 };

export function ordersShopOf(shop: Shop): OrdersShop {
  const { settings } = shop.content;
  const { tax, offers, payments, currency, language, orders, regions, sku, site } = settings;
  const [{ code, tag }] = listLanguages(settings);
  const placeIn = (country: Shop['country'], isAbroad: boolean) =>
    placeOf(country, { orders, regions }, [code], isAbroad);
  return {
    tag,
    site: site.replace(/\/$/, ''),
    priceFormat: readPriceFormat(currency, tag, language),
    products: toCatalogue(shop, shop, () => noPicture).catalogue.map((product) => ({
      ...product,
      sku: (product.sku ?? sku).replace('{id}', String(product.id)),
    })),
    tax,
    offers,
    payments,
    zones: zonesOf(settings, settings),
    places: [placeIn(shop.country, false), ...shop.abroad.map((country) => placeIn(country, true))],
    regions: (regions?.list ?? []).map(entryKeyOf),
  };
}
