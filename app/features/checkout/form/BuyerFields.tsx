import type { ComponentProps, ReactNode } from 'react';
import type { Order } from '#ordering/order.ts';
import type { BuyerField } from '#ordering/buyer.ts';
import type { Place } from '#ordering/place.ts';
import { seenText } from '#ordering/plainText.ts';
import { leftToRight } from '#say/leftToRight.ts';
import { AskField } from '#features/shared/AskField.tsx';
import { daysHere } from '#features/shared/orderHere.ts';
import { useClock } from '#features/shared/useToday.ts';
import { asking } from '#shop/parts';
import { asks, ownFields, zonesBy } from '#shop/settings';
import { TextField } from '#ui/TextField.tsx';
import * as strings from '#strings/checkout';
import styles from './Form.module.css';
import { PlaceFields, type PlaceFieldsProps } from './PlaceFields.tsx';
import { Step } from './Step.tsx';
import { isBefore, placeIn } from '#features/shared/destinationOf.ts';
import { codeField } from '#features/shared/postcodeField.ts';
import { readersOf } from './typedFields.ts';

/** Whether the shop asks for a field that it may leave out. */
const isAsked = (field: BuyerField) => asks.some((asked) => asked === field);

/** Before the address comes the place where it decides, and where a parcel's label has it first, as in Japan. */
const isPlaceFirst = zonesBy || isBefore('{postcode}', '{address}');

/** Whom and where to, in the order of a parcel's label; the keyboard of a phone goes from each to the next. */
export function BuyerFields({
  children,
  order,
  ...parts
}: PlaceFieldsProps & { readonly order: Order; readonly children: ReactNode }) {
  const place = placeIn(parts.where.country);
  const contact = (
    <Step title={strings.contact}>
      <ContactLines place={place} />
    </Step>
  );
  const placeFields = <PlaceFields {...parts} isCityAsked={isAsked('city')} />;
  const delivery = (
    <Step title={strings.delivery}>
      <div className={styles.pair}>
        {isPlaceFirst && placeFields}
        <AddressLines />
        {!isPlaceFirst && placeFields}
        <OwnFields order={order} />
        {isAsked('note') && (
          <Line
            label={strings.optional(strings.note)}
            hint={strings.noteHint}
            name="note"
            enterKeyHint={zonesBy ? 'next' : 'done'}
            isWide
          />
        )}
      </div>
      {children}
    </Step>
  );
  // What an order costs, and how it is paid, may depend on where it goes.
  return (
    <>
      {!zonesBy && contact}
      {delivery}
      {zonesBy && contact}
    </>
  );
}

function ContactLines({ place }: { readonly place: Place }) {
  return (
    <div className={styles.pair}>
      <Line
        label={strings.name}
        name="name"
        autoComplete="name"
        data-missing={strings.enterName}
        required
      />
      {isAsked('phone') && (
        <Line
          label={strings.mobile}
          name="phone"
          type="tel"
          autoComplete="tel"
          read={readersOf(place).phone}
          pattern={place.phone.pattern}
          title={strings.mobileProblem(leftToRight(place.phone.example))}
          required
        />
      )}
      {isAsked('email') && (
        <Line
          label={strings.email}
          name="email"
          type="email"
          autoComplete="email"
          data-missing={strings.enterEmail}
          required
        />
      )}
    </div>
  );
}

function AddressLines() {
  return (
    <>
      <Line
        label={strings.address}
        hint={strings.addressHint}
        name="address"
        autoComplete="address-line1"
        data-missing={strings.enterAddress}
        isWide
        required
      />
      <Line label={strings.optional(strings.area)} name="area" autoComplete="address-line2" />
      {isAsked('landmark') && <Line label={strings.optional(strings.landmark)} name="landmark" />}
    </>
  );
}

/** What only this owner asks for. */
function OwnFields({ order }: { readonly order: Order }) {
  const now = useClock();
  return ownFields.map((ask) => {
    const { field, name, hint, digits, isOptional } = ask;
    if (asking && digits === undefined)
      return (
        <AskField
          key={field}
          ask={ask}
          name={field}
          days={now ? daysHere(order, ask, now) : undefined}
        />
      );
    return (
      <Line
        key={field}
        label={isOptional ? strings.optional(name) : name}
        name={field}
        hint={hint}
        required={!isOptional}
        {...(digits !== undefined && codeField(name, digits))}
      />
    );
  });
}

function Line(field: ComponentProps<typeof TextField> & { readonly name: BuyerField }) {
  const read = readersOf(placeIn(''))[field.name] ?? seenText;
  return (
    <TextField autoComplete="off" enterKeyHint="next" maxLength={120} {...{ read, ...field }} />
  );
}
