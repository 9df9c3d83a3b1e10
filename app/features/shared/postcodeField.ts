import { type Place, plainPostcode } from '#ordering/place.ts';
import { postcode, postcodeForm, postcodeProblem } from '#strings/checkout';

/** A field of digits alone, with what is said where it has others. */
export const codeField = (name: string, digits: number) => ({
  inputMode: 'numeric' as const,
  pattern: `\\d{${digits}}`,
  title: postcodeProblem({ digits, postcode: name }),
});

/** The field of a postcode, as its country writes it. */
export function postcodeFieldOf(place: Place) {
  const { name: label = postcode, pattern, example = '' } = place.postcode;
  return {
    label,
    read: (typed: string) => plainPostcode(typed, place.postcode),
    ...(/^\d+$/.test(example)
      ? codeField(label, example.length)
      : example && { title: postcodeForm({ postcode: label, example }) }),
    ...(pattern && { pattern }),
  };
}
