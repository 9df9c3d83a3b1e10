import type { FormEvent } from 'react';
import { asksBuyer, orderWords } from '#domain/orderWords.ts';
import { name, orders, payments, regions } from '#shop/settings';
import { Choice, Select, TextArea, TextField } from '#ui/Field.tsx';
import { Note } from '#ui/Note.tsx';
import * as checkoutWords from '#words/checkout.tsx';
import * as words from '#words/orders.ts';
import styles from './CheckoutForm.module.css';
import { keepFields } from './keptFields.ts';
import { Step } from './Step.tsx';

type BuyerFormProps = {
  readonly id: string;
  /** Called with a form that the browser has validated. */
  readonly onOrder: (event: FormEvent<HTMLFormElement>) => void;
  readonly onRegion: (region: string) => void;
};

const { name: postcode, digits } = orders?.postcode ?? { name: words.pinCode, digits: 6 };

/** What the channel needs to know of the buyer, validated by the browser (SPEC 15.11). */
export function BuyerForm({ id, onOrder, onRegion }: BuyerFormProps) {
  return (
    <form
      id={id}
      className={styles.form}
      ref={keepFields}
      onSubmit={onOrder}
      aria-label={checkoutWords.title}
    >
      <Note kind="information">
        {asksBuyer
          ? words.sendItYourself(orderWords.button, name)
          : words.orderThere(orderWords.button)}
      </Note>
      {asksBuyer && (
        <>
          <Step title={checkoutWords.contact}>
            <div className={styles.pair}>
              <TextField
                label={words.name}
                name="name"
                autoComplete="name"
                maxLength={80}
                required
              />
              <TextField
                label={checkoutWords.emailOrPhone}
                name="contact"
                autoComplete="email"
                inputMode="email"
                maxLength={80}
                pattern="\s*([^\s@]+@[^\s@]+\.[^\s@]{2,}|\+?[\d\s\(\)\-]{7,20})\s*"
                title={words.contactProblem}
                required
              />
            </div>
          </Step>
          <Step title={checkoutWords.delivery}>
            <div className={styles.pair}>
              <TextArea
                label={checkoutWords.address}
                hint={words.addressHint}
                name="address"
                autoComplete="street-address"
                maxLength={400}
                isWide
                required
              />
              <Select
                label={regions.name}
                name="region"
                autoComplete="address-level1"
                onChange={({ target }) => onRegion(target.value)}
              >
                {regions.list.map((region) => (
                  <option key={region}>{region}</option>
                ))}
              </Select>
              <TextField
                label={postcode}
                name="postcode"
                autoComplete="postal-code"
                inputMode={digits === undefined ? 'text' : 'numeric'}
                maxLength={12}
                pattern={digits === undefined ? undefined : `\\s*\\d{${digits}}\\s*`}
                title={digits === undefined ? undefined : words.postcodeProblem(digits, postcode)}
                required
              />
            </div>
          </Step>
          <Step title={words.payment}>
            <fieldset className={styles.methods}>
              <legend className="vh">{words.payment}</legend>
              {payments.map((payment, index) => (
                <Choice
                  key={payment}
                  type="radio"
                  name="payment"
                  value={payment}
                  defaultChecked={index === 0}
                >
                  {payment}
                </Choice>
              ))}
            </fieldset>
          </Step>
        </>
      )}
    </form>
  );
}
