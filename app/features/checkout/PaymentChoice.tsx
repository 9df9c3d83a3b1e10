import type { MinorUnits } from '#ordering/money.ts';
import { formatPrice } from '#ordering/sayPrice.ts';
import { type Payment, isOffered } from '#ordering/payments.ts';
import { payments } from '#shop/settings';
import { Choice } from '#ui/Field.tsx';
import * as strings from '#strings/checkout.tsx';
import styles from './BuyerForm.module.css';
import formStyles from './Form.module.css';

export type PaymentChoiceProps = {
  /** The sum of the goods; `undefined` until the cart has been read. */
  readonly sum: MinorUnits | undefined;
  /** The name of the chosen way. */
  readonly payment: string;
  readonly onPayment: (payment: string) => void;
};

/** The owner's ways to pay, with what each costs; one that is not offered for this sum says why (SPEC 15.18). */
export function PaymentChoice({ sum, payment, onPayment }: PaymentChoiceProps) {
  return (
    <fieldset className={`${formStyles.methods} ${styles.ways}`}>
      <legend className="visually-hidden">{strings.payment}</legend>
      {payments.map((way) => {
        const canChoose = isOffered(way, sum);
        const { name, charge, text } = way;
        return (
          <Choice
            key={name}
            type="radio"
            name="payment"
            value={name}
            checked={name === payment}
            disabled={!canChoose}
            onChange={() => onPayment(name)}
            required
          >
            {name}
            {charge ? ` (+ ${formatPrice(charge)})` : ''}
            <Small text={canChoose ? text : sayLimit(way, sum ?? 0)} />
          </Choice>
        );
      })}
    </fieldset>
  );
}

function Small({ text }: { readonly text: string | undefined }) {
  return text && <small>{text}</small>;
}

function sayLimit({ from = 0, upTo = 0 }: Payment, sum: MinorUnits): string {
  return sum < from ? strings.payFrom(formatPrice(from)) : strings.payUpTo(formatPrice(upTo));
}
