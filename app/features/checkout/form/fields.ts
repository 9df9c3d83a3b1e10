import { type Buyer, toBuyer } from '#ordering/buyer.ts';
import type { CartLine } from '#ordering/cart.ts';
import { dayOf } from '#ordering/day.ts';
import { entryKeyOf } from '#ordering/payments.ts';
import { type Place, statesOf } from '#ordering/place.ts';
import { plainCode, plainEmail, plainPhone } from '#ordering/plainField.ts';
import { seenText } from '#ordering/plainText.ts';
import { leftToRight } from '#say/leftToRight.ts';
import { orderHere } from '#features/shared/orderHere.ts';
import { destinationOf, isBefore, placeIn } from '#features/shared/place.ts';
import { clockHere } from '#features/shared/useToday.ts';
import type { FormFieldProps } from '#features/shared/FormField.tsx';
import { ofDigits, regionField, zoneFields } from '#features/shared/placeFields.ts';
import { asking } from '#shop/parts';
import { asks, dayField, ownFields, payments, regions, zonesBy } from '#shop/settings';
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
  const texts = [...contact, ...delivery].map(({ name, read = String }) => [
    name,
    read(typed[name] ?? ''),
  ]);
  return toBuyer({ ...typed, ...Object.fromEntries(texts) });
}

const regionKeys = regions.list.map(({ key }) => key);

/** The name in this language of what was chosen; empty for nothing, and for what the shop no longer has (SPEC 15.25). */
export const regionOf = (chosen: string): string =>
  regions.list.find(({ key }) => key === chosen)?.name ?? '';
/** The one state that a postcode is in; empty where it says none, or several. */
export function stateAt(postcode: string, country: string): string {
  const [state = '', ...others] = statesAt(postcode, country);
  return others.length > 0 ? '' : state;
}
export const statesAt = (postcode: string, country: string): readonly string[] =>
  statesOf(postcode, placeIn(country), regionKeys);

export const paymentOf = (chosen: string): string =>
  payments.find((way) => entryKeyOf(way) === chosen)?.name ?? '';

/** The order of these lines for a buyer whose choices are keys, on the day of a time. */
export function orderTyped(lines: readonly CartLine[], buyer: Buyer | undefined, time: number) {
  return orderHere(lines, {
    today: dayOf(time),
    ...(asking && { now: clockHere(time) }),
    ...(buyer && {
      day: dayField && buyer[dayField.field],
      to: destinationOf(buyer),
      payment: buyer.payment,
    }),
  });
}
