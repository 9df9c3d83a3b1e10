import { type Place, plainPostcode } from '#ordering/place.ts';
import { countries, regions, zonesBy } from '#shop/settings';
import { chooseRegion } from '#strings/cart';
import * as strings from '#strings/checkout';
import { placeIn } from './place.ts';
import type { FormFieldProps } from './FormField.tsx';

/** The states or regions of the shop's own country, by their keys. */
export const regionField = {
  name: 'region',
  label: regions.name,
  autoComplete: 'address-level1',
  missing: chooseRegion(regions.name),
  choices: regions.list,
} satisfies FormFieldProps;

const countryField = {
  name: 'country',
  label: strings.country,
  autoComplete: 'country',
  missing: strings.chooseCountry,
  choices: countries.map(({ code, name }) => ({ key: code, name })),
  isWide: true,
  required: true,
} satisfies FormFieldProps;

/** Of a field of digits alone, with what is said where it has others. */
export const ofDigits = (name: string, digits: number) => ({
  inputMode: 'numeric' as const,
  pattern: `\\d{${digits}}`,
  title: strings.postcodeProblem({ digits, postcode: name }),
});

/** What the shop's own country calls a postcode. */
export const postcodeName = placeIn('').postcode.name ?? strings.postcode;

/**
 * What decides on the zone of an order: the country where the shop sends to several, and the postcode where the
 * country has one; where states alone decide in the cart, the state.
 */
export function zoneFields(country: string, isByRegion = false): readonly FormFieldProps[] {
  const place = placeIn(country);
  const isOwn = place === placeIn('');
  const last = isByRegion ? isOwn && regionField : !place.postcode.isNone && postcodeField(place);
  return [
    ...(zonesBy && countries.length > 1 ? [countryField] : []),
    ...(last ? [{ ...last, required: true }] : []),
  ];
}

function postcodeField({ postcode }: Place): FormFieldProps {
  const { name: label = strings.postcode, pattern, example = '' } = postcode;
  return {
    name: 'postcode',
    label,
    autoComplete: 'postal-code',
    enterKeyHint: 'next',
    read: (typed) => plainPostcode(typed, postcode),
    ...(/^\d+$/.test(example)
      ? ofDigits(label, example.length)
      : example && { title: strings.postcodeForm({ postcode: label, example }) }),
    ...(pattern && { pattern }),
  };
}
