import type { FormEvent, ReactNode } from 'react';
import { payments, regions } from '#shop/settings';
import { Button } from '#ui/Button.tsx';
import { Choice, Select, TextField } from '#ui/Field.tsx';
import { Note } from '#ui/Note.tsx';
import styles from './CheckoutForm.module.css';
import { keepFields } from './keptFields.ts';

/** Contact, delivery and payment. The fields are not validated, and their values are not sent (SPEC 9.1 to 9.4). */
export function CheckoutForm() {
  const handleSubmit = (event: FormEvent) => event.preventDefault();
  return (
    <form
      className={styles.form}
      ref={keepFields}
      onSubmit={handleSubmit}
      noValidate
      aria-label="Checkout"
    >
      <Note kind="information">
        <strong>This is a demonstration.</strong> No payment is taken and nothing leaves your
        browser. Please do not enter a real card.
      </Note>
      <Step title="Contact">
        <TextField
          label="Email or mobile phone number"
          name="contact"
          autoComplete="email"
          inputMode="email"
        />
        <Choice name="newsletter">Email me with news and offers</Choice>
      </Step>
      <Step title="Delivery">
        <div className={styles.pair}>
          <Select label={regions.name} name="state" autoComplete="address-level1" isWide>
            {regions.list.map((region) => (
              <option key={region}>{region}</option>
            ))}
          </Select>
          <TextField label="First name" name="firstName" autoComplete="given-name" />
          <TextField label="Last name" name="lastName" autoComplete="family-name" />
          <TextField label="Address" name="address" autoComplete="address-line1" isWide />
        </div>
      </Step>
      <Step title="Payment Method">
        <fieldset className={styles.methods}>
          <legend className="vh">Payment Method</legend>
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
            label="Card number"
            name="cardNumber"
            autoComplete="cc-number"
            inputMode="numeric"
            isWide
          />
          <TextField label="Name on card" name="cardName" autoComplete="cc-name" />
          <TextField
            label="Expiry (MM / YY)"
            name="cardExpiry"
            placeholder="MM / YY"
            autoComplete="cc-exp"
            inputMode="numeric"
          />
          <TextField
            label="Security code"
            name="cardCode"
            autoComplete="cc-csc"
            inputMode="numeric"
          />
        </div>
        <Choice name="sameAddress" defaultChecked>
          Use shipping address as billing address
        </Choice>
        <div className={`${styles.pay} needs-script`}>
          <Button look="line">Pay now</Button>
          <p>Pay now takes no payment here. Place Order completes the demonstration.</p>
        </div>
      </Step>
    </form>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`hangs ${styles.step}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
