import type { FormEvent, KeyboardEvent, RefCallback } from 'react';
import { sayZone } from '#ordering/sayOrder.ts';
import { channel } from '#channel';
import { untried } from '#ui/Field.tsx';
import { Note } from '#ui/Note.tsx';
import * as strings from '#strings/checkout';
import { askAhead } from './askFirst.ts';
import { BuyerFields } from './BuyerFields.tsx';
import styles from './Form.module.css';
import { PaymentChoice, type PaymentChoiceProps } from './PaymentChoice.tsx';
import type { PlaceFieldsProps } from './PlaceFields.tsx';
import { destinationOf, whereIn } from '#features/shared/destinationOf.ts';
import { keepPlace, refuseNowhere } from '#features/shared/knownPlace.ts';
import { isOfPlace } from './choices.ts';
import { RememberChoice, type RememberChoiceProps } from './RememberChoice.tsx';
import { Step } from './Step.tsx';

type BuyerFormProps = PaymentChoiceProps &
  RememberChoiceProps &
  Omit<PlaceFieldsProps, 'zone'> & {
    /** Called with what is typed when another zone may follow from it. */
    readonly onPlace: (typed: FormData) => void;
    readonly id: string;
    readonly restore: RefCallback<HTMLFormElement>;
    /** Called with a form that the browser has validated. */
    readonly onOrder: (event: FormEvent<HTMLFormElement>) => void;
  };

/** What the channel needs to know of the buyer, validated by the browser (SPEC 15.11). */
export function BuyerForm({ id, restore, onOrder, onPlace, ...parts }: BuyerFormProps) {
  const { country, region, lostRegion, onRegion, order } = parts;
  // Before the field itself, which then knows whether it is refused.
  const handlePlace = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!isOfPlace(target)) return;
    const typed = new FormData(currentTarget);
    const where = whereIn(typed);
    refuseNowhere(currentTarget, destinationOf(where));
    keepPlace(where);
    onPlace(typed);
  };
  return (
    <form
      id={id}
      className={styles.form}
      ref={restore}
      onSubmit={onOrder}
      onFocus={askAhead}
      onKeyDown={goToNextField}
      onInputCapture={import.meta.env.HAS_ZONES ? handlePlace : undefined}
      aria-label={strings.title}
      {...untried}
    >
      {/* The total of a press for which the page is loaded again (SPEC 15.26). */}
      <input type="hidden" name="shown" />
      <Note kind="information">{channel.words.note}</Note>
      {import.meta.env.ASKS_BUYER && (
        <>
          <div data-mistakes />
          <BuyerFields {...{ country, region, lostRegion, onRegion }} zone={sayZone(order)}>
            <RememberChoice {...parts} />
          </BuyerFields>
          <Step title={strings.payment}>
            <PaymentChoice {...parts} />
          </Step>
        </>
      )}
    </form>
  );
}

/** Enter goes to the next field, as its key on a phone says; in the last one it sends the form. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  event.preventDefault();
  const fields = [...currentTarget.elements];
  const next = fields[fields.indexOf(target) + 1];
  if (next instanceof HTMLElement) next.focus();
}
