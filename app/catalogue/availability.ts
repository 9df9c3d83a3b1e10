import { language } from '#shop/settings';
import * as strings from '#strings/products.ts';

/** Whether a product can be had; a product without it is in stock (SPEC 16.55). */
export type Availability = 'few left' | 'out of stock' | `from ${string}`;

type Available = { readonly availability?: Availability };

/** Whether a product can be ordered; one that comes later can, since the shop sends it on its day. */
export function isOrderable({ availability }: Available): boolean {
  return availability !== 'out of stock';
}

/** The day from which it comes, such as 2026-12-01; nothing for what is here, or is not to come. */
export function firstDayOf(availability: Availability | undefined): string | undefined {
  return availability?.startsWith('from ') ? availability.slice('from '.length) : undefined;
}

/** Made with the first date: making it takes milliseconds, and most products need none. */
let days: Intl.DateTimeFormat | undefined;

/** What cards and pages say of a product that is not just in stock (SPEC 16.55). */
export function sayAvailability(availability: Availability): string {
  switch (availability) {
    case 'few left':
      return strings.fewLeft;
    case 'out of stock':
      return strings.outOfStock;
    default:
      days ??= new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
      return strings.availableFrom(days.format(new Date(availability.slice('from '.length))));
  }
}
