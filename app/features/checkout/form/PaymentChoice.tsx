import { zonesBy } from '#shop/settings';
import type { Order } from '#ordering/order.ts';
import { entryKeyOf } from '#ordering/payments.ts';
import { formatPrice } from '#say/sayPrice.ts';
import { checkoutDraft } from '#storage/formDraft.ts';
import { Choice } from '#ui/Field.tsx';
import { Note } from '#ui/Note.tsx';
import * as strings from '#strings/checkout';
import { useAnnounced } from '#ui/useAnnounced.ts';
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
  const { ways, payment } = order;
  const isGone = chosen !== '' && paymentOf(chosen) === '';
  const wanted = ways.find(({ name }) => chosen === '' || name === paymentOf(chosen));
  const changed =
    payment && wanted && !wanted.isOpen
      ? strings.payIsNow({ way: wanted.name, why: sayClosed(wanted, order), other: payment.name })
      : undefined;
  useAnnounced(changed, true);
  const note = isGone ? strings.choiceIsGone(chosen) : chosen !== '' && changed;
  const said = payment ? note : strings.noWayToPay;
  return (
    <>
      <fieldset className={`${formStyles.methods} ${styles.ways}`}>
        <legend className="visually-hidden">{strings.paymentMethod}</legend>
        {ways.map((way) => (
          <Choice
            key={way.name}
            type="radio"
            name="payment"
            value={entryKeyOf(way)}
            checked={way.name === payment?.name}
            disabled={!way.isOpen}
            onChange={({ target }) => checkoutDraft.change({ payment: target.value })}
            required
          >
            {way.name}
            {way.charge ? ` (+ ${formatPrice(way.charge)})` : ''}
            <Small text={way.isOpen ? way.text : sayClosed(way, order)} />
          </Choice>
        ))}
      </fieldset>
      {said && <Note kind="information">{said}</Note>}
    </>
  );
}

type Way = Order['ways'][number];

function Small({ text }: { readonly text: string | undefined }) {
  return text && <small>{text}</small>;
}

/** Why a way to pay cannot be chosen. */
function sayClosed({ isElsewhere, from = 0, upTo = 0 }: Way, { zone, subtotal }: Order): string {
  if (zonesBy && isElsewhere) return strings.payNotThere(zone?.name ?? '');
  return subtotal < from ? strings.payFrom(formatPrice(from)) : strings.payUpTo(formatPrice(upTo));
}
