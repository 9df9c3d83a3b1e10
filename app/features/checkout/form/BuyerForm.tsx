import { type FormEvent, useMemo } from 'react';
import { formatPrice } from '#say/sayPrice.ts';
import { sayZone } from '#say/sayOrder.ts';
import { channel } from '#channel';
import { AskField } from '#features/shared/AskField.tsx';
import { FormField, type FormFieldProps } from '#features/shared/FormField.tsx';
import { goToNextField } from '#features/shared/goToNextField.ts';
import { followPlace } from '#features/shared/place.ts';
import { daysHere } from '#features/shared/orderHere.ts';
import { useClock } from '#features/shared/useToday.ts';
import type { Order } from '#ordering/order.ts';
import { entryKeyOf } from '#ordering/payments.ts';
import { asking } from '#shop/parts';
import { ownFields, zonesBy } from '#shop/settings';
import { checkoutDraft, typedIn } from '#storage/formDraft.ts';
import type { KnownPlace } from '#storage/storedPlace.ts';
import { forgetAddress, storedAddress } from '#storage/storedAddress.ts';
import { useStored } from '#storage/useStored.ts';
import { Choice, untried } from '#ui/Field.tsx';
import { Note } from '#ui/Note.tsx';
import { TextButton } from '#ui/TextLink.tsx';
import { success } from '#ui/toast.ts';
import { totalIs } from '#strings/cart';
import * as strings from '#strings/checkout';
import { useAnnounced } from '#ui/useAnnounced.ts';
import styles from './Form.module.css';
import { fieldsIn, paymentOf } from './fields.ts';
import payStyles from './BuyerForm.module.css';
import { Step } from './Step.tsx';
import { restore, useStateOfPostcode } from './useBuyer.ts';

type PaymentChoiceProps = {
  readonly order: Order;
  /** The key of what was chosen. */
  readonly chosen: string;
};

type BuyerFormProps = PaymentChoiceProps & {
  readonly where: KnownPlace;
  readonly id: string;
  /** Called with a form that the browser has validated. */
  readonly onOrder: (event: FormEvent<HTMLFormElement>) => void;
};

/** What the channel needs to know of the buyer, validated by the browser (SPEC 15.11). */
export function BuyerForm({ id, onOrder, order, where, chosen }: BuyerFormProps) {
  const { hint, handleField } = useStateOfPostcode(where);
  useAnnounced(order.count > 0 ? totalIs(formatPrice(order.total)) : undefined, true);
  const handleInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const field = target as HTMLInputElement;
    handleField(field);
    if (!zonesBy || !['country', 'postcode', 'region'].includes(field.name)) return;
    followPlace(currentTarget);
    // What is checked counts as chosen, before another place changes it.
    if (chosen === '') checkoutDraft.change({ payment: typedIn(currentTarget)['payment'] ?? '' });
  };
  return (
    <form
      id={id}
      className={styles.form}
      ref={restore}
      onSubmit={onOrder}
      // Whoever has nothing to order is told that, and not what is missing in the form.
      noValidate={order.lines.length === 0}
      onKeyDown={goToNextField}
      onInput={handleInput}
      aria-label={strings.title}
      {...untried}
    >
      <Note kind="information">{channel.words.note}</Note>
      {import.meta.env.ASKS_BUYER && (
        <>
          <div data-mistakes />
          <BuyerSteps order={order} country={where.country} ofState={hint} />
          <Step title={strings.payment}>
            <PaymentChoice order={order} chosen={chosen} />
          </Step>
        </>
      )}
    </form>
  );
}

type BuyerStepsProps = {
  readonly order: Order;
  readonly country: string;
  /** What is said of the state. */
  readonly ofState: string | undefined;
};

/** Whom and where to; the keyboard of a phone goes from each field to the next. */
function BuyerSteps({ order, country, ofState }: BuyerStepsProps) {
  const now = useClock();
  const fields = useMemo(() => fieldsIn(country), [country]);
  const zone = sayZone(order);
  useAnnounced(zonesBy ? zone : undefined, true);
  // What is known of zone and charge stands at the postcode, and at the country where there is none.
  const ofZone = ['postcode', 'country'].find((name) =>
    fields.delivery.some((field) => field.name === name),
  );
  const hints: Readonly<Record<string, string | undefined>> = {
    region: ofState,
    ...(zonesBy && ofZone && { [ofZone]: zone }),
  };
  const show = (field: FormFieldProps) => {
    const { name } = field;
    const ask = asking && ownFields.find((own) => own.field === name && own.digits === undefined);
    if (!ask) return <FormField key={name} {...field} hint={hints[name] ?? field.hint} />;
    const days = now ? daysHere(order, ask, now) : undefined;
    return <AskField key={name} ask={ask} name={name} days={days} />;
  };
  const contact = (
    <Step title={strings.contact}>
      <div className={styles.pair}>{fields.contact.map(show)}</div>
    </Step>
  );
  // What an order costs, and how it is paid, may depend on where it goes.
  return (
    <>
      {!zonesBy && contact}
      <Step title={strings.delivery}>
        <div className={styles.pair}>{fields.delivery.map(show)}</div>
        <RememberChoice />
      </Step>
      {zonesBy && contact}
    </>
  );
}

/** Off until the shopper wants it; what is kept can be forgotten here (SPEC 15.17). */
function RememberChoice() {
  const isKept = useStored(storedAddress) !== undefined;
  const handleForget = () => {
    checkoutDraft.change({ remember: 'off' });
    forgetAddress();
    success(strings.addressForgotten);
  };
  return (
    <div className="choices">
      <Choice name="remember">{strings.rememberAddress}</Choice>
      {isKept && <TextButton onClick={handleForget}>{strings.forgetAddress}</TextButton>}
    </div>
  );
}

/** The owner's ways to pay, with what each costs; one that is not offered for this sum says why (SPEC 15.18). */
function PaymentChoice({ order, chosen }: PaymentChoiceProps) {
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
      <fieldset className={`${styles.methods} ${payStyles.ways}`}>
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
