import { type Buyer, buyerFields } from '#ordering/buyer.ts';
import type { Place } from '#ordering/place.ts';
import { plainCode, plainEmail, plainPhone } from '#ordering/plainField.ts';
import { seenText } from '#ordering/plainText.ts';
import { leftToRight } from '#say/leftToRight.ts';
import { isBefore, placeIn } from '#features/shared/destinationOf.ts';
import type { FormFieldProps } from '#features/shared/FormField.tsx';
import { ofDigits, regionField, zoneFields } from '#features/shared/placeFields.ts';
import { asks, ownFields, regions, zonesBy } from '#shop/settings';
import type { Typed } from '#storage/formDraft.ts';
import * as strings from '#strings/checkout';

/** What a shop may leave out (SPEC 15.11). */
const isLeftOut = (name: string) =>
  ['phone', 'email', 'landmark', 'city', 'note'].includes(name) &&
  !asks.some((asked) => asked === name);

type More = Partial<Omit<FormFieldProps, 'name' | 'label'>>;

const line = { autoComplete: 'off', enterKeyHint: 'next', maxLength: 120, read: seenText } as const;
const needed = (name: string, label: string, more: More): FormFieldProps => {
  return { ...line, name, label, required: true, ...more };
};
const optional = (name: string, label: string, more?: More) =>
  needed(name, strings.optional(label), { required: false, ...more });

/** Before the address comes the place where it decides, and where a parcel's label has it first, as in Japan. */
const isPlaceFirst = zonesBy || isBefore('{postcode}', '{address}');

const address = [
  needed('address', strings.address, {
    hint: strings.addressHint,
    autoComplete: 'address-line1',
    missing: strings.enterAddress,
    isWide: true,
  }),
  optional('area', strings.area, { autoComplete: 'address-line2' }),
  optional('landmark', strings.landmark),
];
const city = needed('city', strings.city, {
  autoComplete: 'address-level2',
  maxLength: 80,
  missing: strings.enterCity,
});
const own = ownFields.map(({ field, name, hint, digits, isOptional }) =>
  (isOptional ? optional : needed)(field, name, {
    hint,
    ...(digits !== undefined && { ...ofDigits(name, digits), read: plainCode }),
  }),
);
const note = optional('note', strings.note, {
  hint: strings.noteHint,
  enterKeyHint: zonesBy ? 'next' : 'done',
  isWide: true,
});

const contactIn = ({ phone }: Place) => [
  needed('name', strings.name, { autoComplete: 'name', missing: strings.enterName }),
  needed('phone', strings.mobile, {
    type: 'tel',
    autoComplete: 'tel',
    read: (typed) => plainPhone(typed, phone.prefix, phone.code),
    pattern: phone.pattern,
    title: strings.mobileProblem(leftToRight(phone.example)),
  }),
  needed('email', strings.email, {
    type: 'email',
    autoComplete: 'email',
    read: plainEmail,
    missing: strings.enterEmail,
  }),
];

/** The fields of the real checkout: whom and where to, in the order of a parcel's label. */
export function fieldsIn(country: string) {
  const isHere = placeIn(country) === placeIn('');
  const region =
    isHere && regions.list.length > 0 ? [{ ...regionField, isWide: true, required: true }] : [];
  const inTown = isBefore('{region}', '{city}') ? [...region, city] : [city, ...region];
  const place = [...zoneFields(country), ...inTown];
  const whereTo = isPlaceFirst ? [...place, ...address] : [...address, ...place];
  const asked = (fields: readonly FormFieldProps[]) =>
    fields.filter(({ name }) => !isLeftOut(name));
  return {
    contact: asked(contactIn(placeIn(country))),
    delivery: asked([...whereTo, ...own, note]),
  };
}

/** The buyer that the fields of a form say; nothing where another shop system asks. */
export function readBuyer(typed: Typed): Buyer | undefined {
  if (!import.meta.env.ASKS_BUYER) return undefined;
  const { contact, delivery } = fieldsIn(typed['country'] ?? '');
  const readers = new Map([...contact, ...delivery].map(({ name, read }) => [name, read]));
  const names = [...buyerFields, ...ownFields.map(({ field }) => field)];
  const texts = names.map((name) => {
    const text = typed[name] ?? '';
    return [name, readers.get(name)?.(text) ?? text] as const;
  });
  return Object.fromEntries(texts) as Buyer;
}
