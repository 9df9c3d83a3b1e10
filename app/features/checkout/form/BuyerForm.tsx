import { zonesBy } from '#shop/settings';
import type { FormEvent } from 'react';
import { formatPrice } from '#say/sayPrice.ts';
import { sayZone } from '#say/sayOrder.ts';
import { channel } from '#channel';
import { checkoutDraft, typedIn } from '#storage/formDraft.ts';
import { untried } from '#ui/Field.tsx';
import { Note } from '#ui/Note.tsx';
import { totalIs } from '#strings/cart';
import * as strings from '#strings/checkout';
import { useAnnounced } from '#ui/useAnnounced.ts';
import { BuyerFields } from './BuyerFields.tsx';
import styles from './Form.module.css';
import { PaymentChoice, type PaymentChoiceProps } from './PaymentChoice.tsx';
import type { PlaceFieldsProps } from './PlaceFields.tsx';
import { goToNextField } from '#features/shared/goToNextField.ts';
import { followPlace } from '#features/shared/knownPlace.ts';
import { isOfPlace } from './choices.ts';
import { RememberChoice } from './RememberChoice.tsx';
import { Step } from './Step.tsx';
import { restore } from './useBuyer.ts';

type BuyerFormProps = PaymentChoiceProps &
  Pick<PlaceFieldsProps, 'where'> & {
    readonly id: string;
    /** Called with a form that the browser has validated. */
    readonly onOrder: (event: FormEvent<HTMLFormElement>) => void;
  };

/** What the channel needs to know of the buyer, validated by the browser (SPEC 15.11). */
export function BuyerForm({ id, onOrder, order, where, chosen }: BuyerFormProps) {
  useAnnounced(order.count > 0 ? totalIs(formatPrice(order.total)) : undefined, true);
  const handleInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!isOfPlace(target)) return;
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
      onInput={zonesBy ? handleInput : undefined}
      aria-label={strings.title}
      {...untried}
    >
      <Note kind="information">{channel.words.note}</Note>
      {import.meta.env.ASKS_BUYER && (
        <>
          <div data-mistakes />
          <BuyerFields where={where} order={order} zone={sayZone(order)}>
            <RememberChoice />
          </BuyerFields>
          <Step title={strings.payment}>
            <PaymentChoice order={order} chosen={chosen} />
          </Step>
        </>
      )}
    </form>
  );
}
