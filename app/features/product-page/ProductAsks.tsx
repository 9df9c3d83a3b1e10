import { useCallback } from 'react';
import { type Answers, answered } from '#ordering/asks.ts';
import { possibleDays } from '#ordering/wishedDay.ts';
import type { Product } from '#catalogue/product.ts';
import { goToNextField } from '#features/shared/goToNextField.ts';
import { AskField } from '#features/shared/AskField.tsx';
import { useClock } from '#features/shared/useToday.ts';
import { calendar, delivery, zones } from '#shop/settings';
import { typedIn } from '#storage/formDraft.ts';
import { untried } from '#ui/Field.tsx';

/** The form's id, by which buttons outside it add the product, and cards lead to it. */
export const asksForm = 'asks';

type ProductAsksProps = {
  readonly product: Product;
  /** What is answered so far, which may cost something. */
  readonly onAnswer: (answers: Answers) => void;
  readonly onAdd: (product: Product) => void;
};

/** What is asked of a product before it is in the cart (SPEC 15.33). */
export function ProductAsks({ product, onAnswer, onAdd }: ProductAsksProps) {
  const now = useClock();
  // A browser may have kept what was typed.
  const read = useCallback(
    (form: HTMLFormElement | null) => {
      if (form) onAnswer(typedIn(form));
    },
    [onAnswer],
  );
  return (
    <form
      id={asksForm}
      ref={read}
      className="part needs-script"
      onKeyDown={goToNextField}
      onInput={({ currentTarget }) => onAnswer(typedIn(currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(answered(product, typedIn(event.currentTarget)));
      }}
      {...untried}
    >
      {product.asks?.map((ask) => (
        <AskField
          key={ask.key}
          ask={ask}
          name={ask.key}
          days={
            // Where it goes, the cart knows; the rules of orders would weigh on each page.
            now && ask.kind === 'date'
              ? possibleDays({ calendar, delivery }, ask, [{ product }], zones, now)
              : undefined
          }
        />
      ))}
    </form>
  );
}
