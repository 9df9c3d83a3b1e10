import type { Order } from '#ordering/order.ts';
import { type Payment, keyOfWay } from '#ordering/payments.ts';
import { formatPrice } from '#ordering/sayPrice.ts';
import { checkoutDraft } from '#storage/formDraft.ts';
import { Choice } from '#ui/Field.tsx';
import { Note } from '#ui/Note.tsx';
import * as strings from '#strings/checkout';
import { paymentOf } from './choices.ts';
import styles from './BuyerForm.module.css';
import formStyles from './Form.module.css';

export type PaymentChoiceProps = {
  readonly order: Order;
  /** The key of what was chosen. */
  readonly chosen: string;
};

/** The owner's ways to pay, with what each costs; one that is not offered for this sum says why (SPEC 15.18). */
export function PaymentChoice({ order, chosen }: PaymentChoiceProps) {
  const { ways, payment, subtotal, zone } = order;
  const isGone = chosen !== '' && paymentOf(chosen) === '';
  const said = payment ? isGone && strings.choiceIsGone(chosen) : strings.noWayToPay;
  return (
    <>
      <fieldset className={`${formStyles.methods} ${styles.ways}`}>
        <legend className="visually-hidden">{strings.paymentMethod}</legend>
        {ways.map(({ isOpen, isElsewhere, ...way }) => (
          <Choice
            key={way.name}
            type="radio"
            name="payment"
            value={keyOfWay(way)}
            checked={way.name === payment?.name}
            disabled={!isOpen}
            onChange={({ target }) => checkoutDraft.change({ payment: target.value })}
            required
          >
            {way.name}
            {way.charge ? ` (+ ${formatPrice(way.charge)})` : ''}
            <Small
              text={
                isOpen
                  ? way.text
                  : import.meta.env.HAS_ZONES && isElsewhere
                    ? strings.payNotThere(zone?.name ?? '')
                    : sayLimit(way, subtotal)
              }
            />
          </Choice>
        ))}
      </fieldset>
      {said && <Note kind="information">{said}</Note>}
    </>
  );
}

function Small({ text }: { readonly text: string | undefined }) {
  return text && <small>{text}</small>;
}

function sayLimit({ from = 0, upTo = 0 }: Payment, sum: number): string {
  return sum < from ? strings.payFrom(formatPrice(from)) : strings.payUpTo(formatPrice(upTo));
}
