import { categories, category, language, sku as pattern } from '#shop/settings';
import * as strings from '#strings/products';
import { writeDay } from '#ordering/day.ts';
import { type Availability, firstDayOf } from './availability.ts';
import { findCategory } from './category.ts';
import type { Product } from './product.ts';

/** What cards and pages say of a product that is not just in stock (SPEC 16.55). */
export function sayAvailability(availability: Availability, stock?: number): string {
  switch (availability) {
    case 'few left':
      return stock === 1 ? strings.oneLeft : strings.fewLeft;
    case 'out of stock':
      return strings.outOfStock;
    default:
      return strings.availableFrom(writeDay(firstDayOf(availability) ?? new Date(0), language));
  }
}

/** What kind of product it is: its category, else what the shop sells (SPEC 7.4, 17.23). */
export function kindOf(product: Product): string {
  const own = import.meta.env.HAS_CATEGORIES && findCategory(categories, product.category);
  return own ? own.name : category;
}

/** The number that the shop gives a product, beside its id (SPEC 7.4). */
export function skuOf({ id, sku = pattern }: Pick<Product, 'id' | 'sku'>): string {
  return sku.replace('{id}', String(id));
}
