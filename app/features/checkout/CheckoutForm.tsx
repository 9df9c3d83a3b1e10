import type { FormEvent } from 'react';
import { payments, regions } from '#shop/settings';
import { Button } from '#ui/Button.tsx';
import { Choice, Select, TextField } from '#ui/Field.tsx';
import { Note } from '#ui/Note.tsx';
import * as words from '#words/checkout.tsx';
import styles from './CheckoutForm.module.css';
import { keepFields } from './keptFields.ts';
import { Step } from './Step.tsx';

/** Contact, delivery and payment. The fields are not validated, and their values are not sent (SPEC 9.1 to 9.4). */
export function CheckoutForm() {
  const handleSubmit = (event: FormEvent) => event.preventDefault();
  return (
    <form
      className={styles.form}
      ref={keepFields}
      onSubmit={handleSubmit}
      noValidate
      aria-label={words.title}
    >
      <Note kind="information">{words.demonstration}</Note>
      <Step title={words.contact}>
        <TextField
          label={words.emailOrPhone}
          name="contact"
          autoComplete="email"
          inputMode="email"
        />
        {import.meta.env.HAS_LETTERS && <Choice name="newsletter">{words.newsletter}</Choice>}
      </Step>
      <Step title={words.delivery}>
        <div className={styles.pair}>
          <Select label={regions.name} name="state" autoComplete="address-level1" isWide>
            {regions.list.map((region) => (
              <option key={region}>{region}</option>
            ))}
          </Select>
          <TextField label={words.firstName} name="firstName" autoComplete="given-name" />
          <TextField label={words.lastName} name="lastName" autoComplete="family-name" />
          <TextField label={words.address} name="address" autoComplete="address-line1" isWide />
        </div>
      </Step>
      <Step title={words.paymentMethod}>
        <fieldset className={styles.methods}>
          <legend className="vh">{words.paymentMethod}</legend>
          {payments.map((payment, index) => (
            <Choice
              key={payment}
              type="radio"
              name="method"
              value={payment}
              defaultChecked={index === 0}
            >
              {payment}
            </Choice>
          ))}
        </fieldset>
        <div className={styles.card}>
          <TextField
            label={words.cardNumber}
            name="cardNumber"
            autoComplete="cc-number"
            inputMode="numeric"
            isWide
          />
          <TextField label={words.nameOnCard} name="cardName" autoComplete="cc-name" />
          <TextField
            label={words.expiry}
            name="cardExpiry"
            placeholder={words.expiryPlaceholder}
            autoComplete="cc-exp"
            inputMode="numeric"
          />
          <TextField
            label={words.securityCode}
            name="cardCode"
            autoComplete="cc-csc"
            inputMode="numeric"
          />
        </div>
        <Choice name="sameAddress" defaultChecked>
          {words.sameAddress}
        </Choice>
        <div className={`${styles.pay} needs-script`}>
          <Button look="line">{words.payNow}</Button>
          <p>{words.payNowNote}</p>
        </div>
      </Step>
    </form>
  );
}
