import type { MinorUnits } from './money.ts';
import { seenText } from './plainText.ts';

/** What a buyer is asked: of an order at the checkout, of a product before it is in the cart (SPEC 15.33). */
export type Ask = {
  /** Its name in the shop's first language. */
  readonly key: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly kind: 'text' | 'choice' | 'number' | 'date';
  readonly isOptional?: boolean | undefined;
  /** Of a number; of a day, from how many days from today to how many. `most` is also the letters of a text. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly choices?:
    | readonly {
        readonly key: string;
        readonly name: string;
        readonly price?: MinorUnits | undefined;
      }[]
    | undefined;
};

/** By the keys of questions: a text as it was typed, the key of a choice, a day such as `2026-11-30`. */
export type Answers = Readonly<Record<string, string>>;

/** What of a product is asked, and what was answered of one in the cart, which its price contains. */
export type Asked = { readonly asks?: readonly Ask[]; readonly answers?: Answers };

/** By what a line is known: two pieces of one product with other answers are two lines. */
export function lineKey({ id, answers }: { readonly id: number } & Pick<Asked, 'answers'>) {
  return answers ? id + JSON.stringify(answers) : id;
}
export type LineKey = ReturnType<typeof lineKey>;

/** How many letters a text has that says no number. */
export const usualLetters = 80;

/** The largest number of a question that says none. */
export const mostNumber = 9999;

/** Whether a question may be answered so; a day is another matter (`wishedDay.ts`). */
function isAnswer({ kind, choices = [], least = 0, most }: Ask, answer: string): boolean {
  switch (kind) {
    case 'choice':
      return choices.some(({ key }) => key === answer);
    case 'number':
      return (
        Number.isInteger(Number(answer || Number.NaN)) &&
        Number(answer) >= least &&
        Number(answer) <= (most ?? mostNumber)
      );
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(answer) && !Number.isNaN(Date.parse(answer));
    case 'text':
      return seenText(answer) !== '' && answer.length <= (most ?? usualLetters);
  }
}

/**
 * A product with the answers to what is asked of it, at the price with them. What is no answer, or none by now,
 * is left out.
 *
 * @param given any value, as storage and addresses have it
 */
export function answered<Product extends Asked & Priced>(
  product: Product,
  given: unknown,
): Product {
  const { asks = [], price, oldPrice } = product;
  const found = asks.flatMap((ask) => {
    const answer: unknown = Object.getOwnPropertyDescriptor(Object(given), ask.key)?.value;
    return typeof answer === 'string' && isAnswer(ask, answer.trim())
      ? [{ ...ask, answer: answer.trim() }]
      : [];
  });
  if (found.length === 0) return product;
  const costs = found.map(
    ({ choices = [], answer }) => choices.find(({ key }) => key === answer)?.price ?? 0,
  );
  const more = costs.reduce((sum, cost) => sum + cost, 0);
  return {
    ...product,
    price: price + more,
    // So that what is saved stays the same.
    ...(oldPrice !== undefined && { oldPrice: oldPrice + more }),
    answers: Object.fromEntries(found.map(({ key, answer }) => [key, answer])),
  };
}

type Priced = { readonly price: MinorUnits; readonly oldPrice?: MinorUnits };

/** What of a product must be answered, and is not. */
export function unanswered({ asks = [], answers = {} }: Asked): readonly Ask[] {
  return asks.filter(({ key, isOptional }) => !isOptional && answers[key] === undefined);
}

/** The day that was chosen of a product, such as `2026-11-30`. */
export function dayAskedOf({ asks, answers }: Asked): string | undefined {
  const ask = answers && asks?.find(({ kind, key }) => kind === 'date' && answers[key]);
  return ask && answers[ask.key];
}
