import { language } from '#shop/settings';
import { writeDay } from './writeDay.ts';
import * as strings from '#strings/products';
import { type Availability, firstDayOf } from '#catalogue/availability.ts';

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
