import type { FormEvent } from 'react';
import { checkoutDraft } from '#storage/formDraft.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/Field.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Note } from '#ui/Note.tsx';
import { letters } from '#shop/parts';
import { payments } from '#shop/settings';
import * as strings from '#strings/checkout';
import { regionKeys } from './choices.ts';
import styles from './Form.module.css';
import { RegionField } from '#features/shared/RegionField.tsx';
import { Step } from './Step.tsx';

const { keep } = checkoutDraft;

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
        <TextField
          label={strings.emailOrPhone}
          name="contact"
          autoComplete="email"
          inputMode="email"
        />
        {letters && <Choice name="newsletter">{strings.newsletter}</Choice>}
      </Step>
      <Step title={strings.delivery}>
        <div className={styles.pair}>
          {regionKeys.length > 0 && <RegionField name="state" isWide />}
          <TextField label={strings.firstName} name="firstName" autoComplete="given-name" />
          <TextField label={strings.lastName} name="lastName" autoComplete="family-name" />
          <TextField label={strings.address} name="address" autoComplete="address-line1" isWide />
        </div>
      </Step>
      <Step title={strings.paymentMethod}>
        <PaymentMethods />
        <CardFields />
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

function PaymentMethods() {
  return (
    <fieldset className={styles.methods}>
      <legend className="visually-hidden">{strings.paymentMethod}</legend>
      {payments.map(({ name }, index) => (
        <Choice key={name} type="radio" name="method" value={name} defaultChecked={index === 0}>
          {name}
        </Choice>
      ))}
    </fieldset>
  );
}

/** The fields of a card; nothing reads them (SPEC 9.4). */
function CardFields() {
  return (
    <div className={styles.card}>
      <TextField
        label={strings.cardNumber}
        name="cardNumber"
        autoComplete="cc-number"
        inputMode="numeric"
        isWide
      />
      <TextField label={strings.nameOnCard} name="cardName" autoComplete="cc-name" />
      <TextField
        label={strings.expiry}
        name="cardExpiry"
        placeholder={strings.expiryPlaceholder}
        autoComplete="cc-exp"
        inputMode="numeric"
      />
      <TextField
        label={strings.securityCode}
        name="cardCode"
        autoComplete="cc-csc"
        inputMode="numeric"
      />
    </div>
  );
}
