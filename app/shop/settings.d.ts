import type { Category } from '#catalogue/category.ts';
import type { OwnLink, Some, Texts } from '#catalogue/pageText.ts';
import type { Ask } from '#ordering/asks.ts';
import type { BuyerField, OwnField } from '#ordering/buyer.ts';
import type { Delivery } from '#ordering/arrival.ts';
import type { Calendar, DaysOff } from '#ordering/calendar.ts';
import type { MinorUnits, PriceFormat } from '#ordering/money.ts';
import type { Offer } from '#ordering/offers.ts';
import type { Payment } from '#ordering/payments.ts';
import type { Zone } from '#ordering/zone.ts';
import type { seller } from './seller.d.ts';

type OfChannel = Texts<'phone' | 'email' | 'address' | 'separator'>;
type Opens = { readonly opens: 'phone' | 'whatsapp' };
type Returns = Texts<'country'> & { readonly days: number; readonly paidBy: 'shop' | 'shopper' };
type SocialProfile = Texts<'name' | 'address'> & {
  readonly icon: 'instagram' | 'outward' | 'chat' | 'heart';
};
type OwnAsked = Ask & Some<{ digits: number }> & { readonly field: OwnField };

/** What the settings say, and what follows from it: one export for each field. */
interface Settings {
  readonly name: string;
  /** What the shop is, in a few words; may be empty. */
  readonly line: string;
  readonly description: string;
  /** Without the path that the shop is published under. */
  readonly site: string;
  readonly copyright: string;
  /** With the digits 0 to 9. */
  readonly language: string;
  readonly orders: (Texts<'channel'> & Some<OfChannel>) | undefined;
  readonly currency: { readonly code: string };
  /** What follows from the currency. */
  readonly priceFormat: PriceFormat;
  /** Missing where the shop charges none. */
  readonly tax:
    | (Texts<'name'> & Some<{ percent: number }> & { readonly isIncluded: boolean })
    | undefined;
  readonly shipping: Some<Texts<'country'>> | undefined;
  readonly calendar: Calendar | undefined;
  /** The holidays to come that have a line for each page, the next one first. */
  readonly closedLines: readonly [DaysOff, ...DaysOff[]] | undefined;
  readonly delivery: Delivery | undefined;
  /** Of the shop, where a time of the day counts, or a day is asked; without it, the shopper's counts. */
  readonly timeZone: string | undefined;
  readonly returns: Returns | undefined;
  readonly contact: Texts<'phoneName'> & Some<Texts<'phone' | 'email'> & Opens>;
  readonly seller: typeof seller;
  readonly socialProfile: SocialProfile | undefined;
  readonly sku: string;
  readonly category: string;
  /** Those that have a product. */
  readonly categories: readonly Category[] | undefined;
  readonly availability: string;
  /** Without entries where no region is asked. */
  readonly regions: {
    readonly name: string;
    /** In the order in which they are shown; each is kept by its key, the same in all languages (SPEC 18.12). */
    readonly list: readonly { readonly key: string; readonly name: string }[];
  };
  readonly menu: readonly OwnLink[];
  readonly helpLinks: readonly OwnLink[];
  readonly payments: readonly Payment[];
  readonly minimumOrder: MinorUnits | undefined;
  readonly offers: readonly Offer[] | undefined;
  readonly cardMarks: readonly string[];
  /** Where the shop sends to, and for what; by what it is decided, if not all places are alike; what a postcode is called. */
  readonly zones: readonly Zone[] | undefined;
  readonly zonesBy: 'postcode' | 'region' | 'country' | undefined;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly postcodeName: string | undefined;
  /** The ends of the addresses of the owner's own pages. */
  readonly pageSlugs: readonly string[];
  /** Width to height of the shop's drawn name, where it has a drawing. */
  readonly wordmarkRatio: number | undefined;
  /** In percent, what services want on top of the shop's prices (SPEC 16.70). */
  readonly addedTax: number | undefined;
  /** The shop's own country. */
  readonly country: string;
  /** What the checkout asks for: fields that it knows, and the owner's own. */
  readonly asks: readonly BuyerField[];
  readonly ownFields: readonly OwnAsked[];
  /** The one of them that asks for a day. */
  readonly dayField: OwnAsked | undefined;
}
declare const settings: Settings;
export = settings;
