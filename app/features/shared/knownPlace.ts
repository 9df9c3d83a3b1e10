import { isPostcode, plainPostcode } from '#ordering/place.ts';
import { decidedBy } from '#ordering/sayDestination.ts';
import { type Destination, zonesAt } from '#ordering/zones.ts';
import { keys } from '#shop/choiceKeys';
import { regions, zones, zonesBy } from '#shop/settings';
import { typedText } from '#storage/formDraft.ts';
import { type KnownPlace, storedPlace } from '#storage/storedPlace.ts';
import { useStored } from '#storage/useStored.ts';
import { nowhere } from '#strings/cart';
import { destinationOf, placeIn } from './destinationOf.ts';

/** By its name in this language, where a region decides and no postcode does. */
const toKnown = (place: KnownPlace | undefined) =>
  destinationOf({
    ...place,
    region: zonesBy === 'region' ? regions.list[keys.regions.indexOf(place?.region ?? '')] : '',
  });

/** Where the cart goes, as far as the shopper has said it. */
export const knownDestination = (): Destination =>
  import.meta.env.HAS_ZONES ? toKnown(storedPlace.read()) : {};

/** The same for a component, once the page is hydrated. */
export const useDestination: () => Destination = import.meta.env.HAS_ZONES
  ? () => toKnown(useStored(storedPlace))
  : () => ({});

/** Remembers what a form says of the place, once the postcode is complete. */
export function keepPlace(typed: FormData): void {
  const country = typedText(typed, 'country');
  const place = placeIn(country);
  const postcode = plainPostcode(typedText(typed, 'postcode'), place.postcode);
  if (postcode !== '' && !isPostcode(postcode, place)) return;
  const now = {
    country,
    postcode,
    ...(zonesBy === 'region' && { region: typedText(typed, 'region') }),
  };
  const isSame = ({ ...before }: Partial<KnownPlace> = {}) =>
    before.country === country && before.postcode === postcode && before.region === now.region;
  storedPlace.change((before) => (isSame(before) ? before : now));
}

/** Fills in what is still empty in a form. */
export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value ||= value;
  }
}

/** Has the field of the postcode refuse a place to which the shop does not send (SPEC 15.6). */
export function refuseNowhere(form: HTMLFormElement, to: Destination): void {
  const field = form.elements.namedItem('postcode');
  if (field instanceof HTMLInputElement)
    field.setCustomValidity(zones && zonesAt(zones, to).length === 0 ? nowhere(decidedBy()) : '');
}
