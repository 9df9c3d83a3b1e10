import type { Language } from '#address/language.ts';
import { type Product, fullName } from '#catalogue/product.ts';
import type { PriceFormat } from '#ordering/money.ts';
import type { Ask } from '#ordering/asks.ts';
import type { Offer } from '#ordering/offers.ts';
import type { Payment } from '#ordering/payments.ts';
import type { Place } from '#ordering/place.ts';
import type { Tax } from '#ordering/tax.ts';
import type { Zone } from '#ordering/zone.ts';
import { isFromRight } from '#reader/messages/languageRecord.ts';
import { languageOfMessages, readMessages } from '#reader/messages/readMessages.ts';
import { listLanguages } from '#reader/read/languages.ts';
import { asksOf } from '#reader/read/asks.ts';
import { readPriceFormat } from '#reader/read/priceFormat.ts';
import { placeOf } from '#reader/read/readCountry.ts';
import type { Shop } from '#reader/read/makeShop.ts';
import { keyOf, namedCountries, zonesOf } from '#reader/read/zones.ts';

/** The messages that the text of an order is written with, in one language (SPEC 15.9). */
export type OrderWords = Readonly<Record<string, string>>;

/** What has another name in each language, and the same key. */
type Named = { readonly key: string; readonly name: string };

/** What of a shop is in the texts of its orders, in one language. */
export type OrderLanguage = {
  readonly tag: string;
  readonly isRtl: boolean;
  readonly words: OrderWords;
  readonly shop: string;
  readonly tax: string;
  readonly priceFormat: PriceFormat;
  /** The names of its products, by their number. */
  readonly products: Readonly<Record<number, string>>;
  /** What is asked of them, by their number; none is of one of which nothing is. */
  readonly asks: Readonly<Record<number, readonly Ask[]>>;
  readonly payments: readonly Named[];
  readonly regions: readonly Named[];
  readonly countries: readonly Named[];
};

/** A product as its number in an order's text says it. */
type SoldProduct = Omit<Product, 'image' | 'sku'> & { readonly sku: string };

/** What the owner's page of orders knows of the shop; names are those of its first language, which comes first. */
export type OrdersShop = {
  readonly languages: readonly OrderLanguage[];
  readonly products: readonly SoldProduct[];
  readonly tax: Tax | undefined;
  readonly zones: readonly Zone[] | undefined;
  readonly offers: readonly Offer[] | undefined;
  readonly payments: readonly Payment[];
  readonly places: readonly Place[];
};

/** What the page knows of a shop. */
export function ordersShopOf(shop: Shop): OrdersShop {
  const { settings } = shop.content;
  const { tax, offers, payments } = settings;
  const shown = { orders: settings.orders, regions: settings.regions };
  const [first, ...others] = listLanguages(settings);
  const placeIn = (country: Shop['country'], isAbroad: boolean) =>
    placeOf(country, shown, [first.code], isAbroad);
  return {
    languages: [first, ...others].map((language) =>
      languageIn(shop.translations.get(language.code) ?? shop, shop, language),
    ),
    products: shop.products.map(
      ({ id, name, variant, size, family, price, category, tax: own, sku = settings.sku }) => ({
        id,
        name,
        price,
        sku: sku.replace('{id}', String(id)),
        ...(variant !== undefined && { variant }),
        ...(size !== undefined && { size }),
        ...(family !== undefined && { family }),
        ...(category !== undefined && { category }),
        ...(own !== undefined && { tax: own }),
      }),
    ),
    tax,
    offers,
    payments,
    zones: zonesOf(settings, settings),
    places: [placeIn(shop.country, false), ...shop.abroad.map((country) => placeIn(country, true))],
  };
}

function languageIn(shop: Shop, { folder, content }: Shop, { code, tag }: Language): OrderLanguage {
  const { settings } = shop.content;
  const spoken = languageOfMessages(folder, code, content.settings.buttons);
  const wordsOf = (file: string) => readMessages(file, spoken, folder).messages as OrderWords;
  const { currency, language } = content.settings;
  return {
    tag,
    isRtl: isFromRight(code),
    words: { ...wordsOf('checkout'), free: wordsOf('cart')['free'] ?? '' },
    shop: settings.name,
    tax: settings.tax?.name ?? '',
    priceFormat: readPriceFormat(currency, tag, language),
    products: Object.fromEntries(shop.products.map((product) => [product.id, fullName(product)])),
    asks: Object.fromEntries(
      shop.products.flatMap((product) => {
        const asks = asksOf(product, settings);
        return asks ? [[product.id, asks]] : [];
      }),
    ),
    payments: settings.payments.map(named),
    regions: settings.regions?.list.map(named) ?? [],
    countries: namedCountries(settings).map(({ code: key, name }) => ({ key, name })),
  };
}

const named = (choice: { readonly name: string; readonly key?: string | undefined }): Named => ({
  key: keyOf(choice),
  name: choice.name,
});
