import { destinationOf } from '#features/shared/destinationOf.ts';
import { decidedBy } from '#ordering/sayDestination.ts';
import { zonesAt } from '#ordering/zones.ts';
import { zones } from '#shop/settings';
import { nowhere } from '#strings/cart';
import { typedText } from '#storage/formDraft.ts';
import { regionOf } from './choices.ts';

const ofPlace = ['country', 'postcode', 'region'];

/** Whether a field decides on the zone of an order. */
export const isOfPlace = (target: EventTarget): boolean =>
  target instanceof Element && ofPlace.includes(target.getAttribute('name') ?? '');

/** Has the field of the postcode, or that of the country, refuse a place to which the shop does not send (SPEC 15.6). */
export function refuseNowhere(form: HTMLFormElement): void {
  const typed = new FormData(form);
  const to = destinationOf({
    country: typedText(typed, 'country'),
    postcode: typedText(typed, 'postcode'),
    region: regionOf(typedText(typed, 'region')),
  });
  const field = form.elements.namedItem('postcode');
  if (field instanceof HTMLInputElement)
    field.setCustomValidity(zones && zonesAt(zones, to).length === 0 ? nowhere(decidedBy()) : '');
}
