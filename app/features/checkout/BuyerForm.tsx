import type { FormEvent } from 'react';
import { asksBuyer, orderStrings } from '#domain/orderStrings.ts';
import { name, orders } from '#shop/settings';
import { TextArea, TextField } from '#ui/Field.tsx';
import { Note } from '#ui/Note.tsx';
import * as strings from '#strings/checkout.tsx';
import styles from './CheckoutForm.module.css';
import { keepFields } from './checkoutFields.ts';
import { PaymentField, RegionField } from './sharedFields.tsx';
import { Step } from './Step.tsx';

type BuyerFormProps = {
  readonly id: string;
  /** Called with a form that the browser has validated. */
  readonly onOrder: (event: FormEvent<HTMLFormElement>) => void;
  readonly onRegion: (region: string) => void;
};

const { name: postcode, digits } = orders?.postcode ?? { name: strings.pinCode, digits: 6 };

/** What the channel needs to know of the buyer, validated by the browser (SPEC 15.11). */
export function BuyerForm({ id, onOrder, onRegion }: BuyerFormProps) {
  return (
    <form
      id={id}
      className={styles.form}
      ref={keepFields}
      onSubmit={onOrder}
      aria-label={strings.title}
    >
      <Note kind="information">
        {asksBuyer
          ? strings.sendItYourself(orderStrings.button, name)
          : strings.orderThere(orderStrings.button)}
      </Note>
      {asksBuyer && <BuyerFields onRegion={onRegion} />}
    </form>
  );
}

function BuyerFields({ onRegion }: Pick<BuyerFormProps, 'onRegion'>) {
  return (
    <>
      <Step title={strings.contact}>
        <div className={styles.pair}>
          <TextField label={strings.name} name="name" autoComplete="name" maxLength={80} required />
          <TextField
            label={strings.emailOrPhone}
            name="contact"
            autoComplete="email"
            inputMode="email"
            maxLength={80}
            pattern="\s*([^\s@]+@[^\s@]+\.[^\s@]{2,}|\+?[\d\s\(\)\-]{7,20})\s*"
            title={strings.contactProblem}
            required
          />
        </div>
      </Step>
      <Step title={strings.delivery}>
        <div className={styles.pair}>
          <TextArea
            label={strings.address}
            hint={strings.addressHint}
            name="address"
            autoComplete="street-address"
            maxLength={400}
            isWide
            required
          />
          <RegionField name="region" onChange={({ target }) => onRegion(target.value)} />
          <TextField
            label={postcode}
            name="postcode"
            autoComplete="postal-code"
            inputMode={digits === undefined ? 'text' : 'numeric'}
            maxLength={12}
            pattern={digits === undefined ? undefined : `\\s*\\d{${digits}}\\s*`}
            title={digits === undefined ? undefined : strings.postcodeProblem(digits, postcode)}
            required
          />
        </div>
      </Step>
      <Step title={strings.payment}>
        <PaymentField label={strings.payment} name="payment" />
      </Step>
    </>
  );
}
