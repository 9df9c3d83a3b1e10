import type { BuyerField } from '#ordering/buyer.ts';
import type { PriceFormat } from '#ordering/money.ts';
import type { PhoneForm } from '#shop-data/fields/kinds/phone.ts';
import type { ShopContent } from '#shop-data/fields/schema.ts';

/** What settings.yaml says, and what follows from it: one export for each field. */
interface Settings extends Omit<ShopContent['settings'], 'categories'> {
  /** Those that have a product. */
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
  /** Where the shop sends to, and what its checkout asks for there. */
  readonly country: string;
  readonly phoneForm: PhoneForm;
  readonly asks: readonly BuyerField[];
  /** What follows from the currency. */
  readonly priceFormat: PriceFormat;
}
declare const settings: Settings;
export = settings;
