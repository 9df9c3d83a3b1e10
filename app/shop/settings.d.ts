import type { BuyerField, OwnField } from '#ordering/buyer.ts';
import type { PriceFormat } from '#ordering/money.ts';
import type { Zone } from '#ordering/zones.ts';
import type { ShopContent } from '#shop-data/fields/schema.ts';

/** What settings.yaml says, and what follows from it: one export for each field. */
interface Settings extends Omit<ShopContent['settings'], 'categories' | 'regions'> {
  /** Those that have a product. */
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
  /** Without entries where no region is asked. */
  readonly regions: NonNullable<ShopContent['settings']['regions']>;
  /** Where the shop sends to, and for what; by what it is decided, and what a postcode is called. */
  readonly zones: readonly Zone[] | undefined;
  readonly zonesBy: 'postcode' | 'region' | 'country';
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly postcodeName: string | undefined;
  /** In percent, what services want on top of the shop's prices (SPEC 16.70). */
  readonly addedTax: number | undefined;
  /** The shop's own country. */
  readonly country: string;
  /** What the checkout asks for: fields that it knows, and the owner's own. */
  readonly asks: readonly BuyerField[];
  readonly ownFields: readonly {
    readonly field: OwnField;
    readonly label: string;
    readonly hint?: string | undefined;
    readonly digits?: number | undefined;
    readonly required: boolean;
  }[];
  /** What follows from the currency. */
  readonly priceFormat: PriceFormat;
}
declare const settings: Settings;
export = settings;
