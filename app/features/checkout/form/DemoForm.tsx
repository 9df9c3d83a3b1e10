import type { FormEvent } from 'react';
import { checkoutDraft } from '#storage/formDraft.ts';
import { FormField, type FormFieldProps } from '#features/shared/FormField.tsx';
import { regionField } from '#features/shared/placeFields.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/Field.tsx';
import { Note } from '#ui/Note.tsx';
import { letters } from '#shop/parts';
import { payments } from '#shop/settings';
import * as strings from '#strings/checkout';
import styles from './Form.module.css';
import { Step } from './Step.tsx';

const { keep } = checkoutDraft;
const line = (
  name: string,
  label: string,
  autoComplete: string,
  more?: Partial<FormFieldProps>,
) => {
  return { name, label, autoComplete, ...more };
};
const inputMode = 'numeric';

const contact = [line('contact', strings.emailOrPhone, 'email', { inputMode: 'email' })];
const delivery = [
  ...(regionField.choices.length > 0 ? [{ ...regionField, name: 'state', isWide: true }] : []),
  line('firstName', strings.firstName, 'given-name'),
  line('lastName', strings.lastName, 'family-name'),
  line('address', strings.address, 'address-line1', { isWide: true }),
];
/** The fields of a card; nothing reads them (SPEC 9.4). */
const card = [
  line('cardNumber', strings.cardNumber, 'cc-number', { inputMode, isWide: true }),
  line('cardName', strings.nameOnCard, 'cc-name'),
  line('cardExpiry', strings.expiry, 'cc-exp', {
    inputMode,
    placeholder: strings.expiryPlaceholder,
  }),
  line('cardCode', strings.securityCode, 'cc-csc', { inputMode }),
];

const show = (fields: readonly FormFieldProps[]) =>
  fields.map((field) => <FormField key={field.name} {...field} />);

/** Contact, delivery and payment. The fields are not validated, and their values are not sent (SPEC 9.1 to 9.4). */
export function DemoForm() {
  const handleSubmit = (event: FormEvent) => event.preventDefault();
  return (
    <form
      className={styles.form}
      ref={keep}
      onSubmit={handleSubmit}
      noValidate
      aria-label={strings.title}
    >
      <Note kind="information">
        {strings.demonstration((text) => (
          <strong>{text}</strong>
        ))}
      </Note>
      <Step title={strings.contact}>
        {show(contact)}
        {letters && <Choice name="newsletter">{strings.newsletter}</Choice>}
      </Step>
      <Step title={strings.delivery}>
        <div className={styles.pair}>{show(delivery)}</div>
      </Step>
      <Step title={strings.paymentMethod}>
        <fieldset className={styles.methods}>
          <legend className="visually-hidden">{strings.paymentMethod}</legend>
          {payments.map(({ name }, index) => (
            <Choice key={name} type="radio" name="method" value={name} defaultChecked={index === 0}>
              {name}
            </Choice>
          ))}
        </fieldset>
        <div className={styles.card}>{show(card)}</div>
        <Choice name="sameAddress" defaultChecked>
          {strings.sameAddress}
        </Choice>
        <div className={`${styles.pay} needs-script`}>
          <Button look="line">{strings.payNow}</Button>
          <p className="hint">{strings.payNowNote}</p>
        </div>
      </Step>
    </form>
  );
}
