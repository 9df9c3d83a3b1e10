import * as z from 'zod';
import {
  choice,
  entryKey,
  group,
  groups,
  list,
  noneTwice,
  number,
  price,
  text,
  yesOrNo,
} from '#reader/kinds/fieldTypes.ts';

const aChoice = { name: text('Choice', 'what can be chosen, such as Eggless', 60) };

/** What a question to the buyer may say beside its name, of an order and of a product (SPEC 15.33). */
export const answers = {
  hint: text('Hint', 'a hint below it, such as For the invoice', 80).optional(),
  optional: yesOrNo('May be left out', 'whether it may be left out').optional(),
  kind: choice(
    'Kind',
    {
      about: 'what the answer is: text, number or date',
      help: 'Nothing chosen is a line of text, or one of the choices below.',
    },
    { text: 'A line of text', number: 'A number', date: 'A day that is possible' },
  ).optional(),
  choices: groups('Choices', [2, 24], aChoice).superRefine(noneTwice('name')).optional(),
  least: number(
    'At least',
    {
      about: 'the smallest number, or how many days from today the first day is',
      help: 'Of a number, the smallest one; of a day, how many days from today, where that is more than Delivery says.',
    },
    [0, 9999],
  ).optional(),
  most: number(
    'At most',
    {
      about:
        'how many letters a text has, the largest number, or how many days from today the last day is',
      help: 'Of a text, how many letters; of a number, the largest one; of a day, how many days from today.',
    },
    [1, 9999],
  ).optional(),
};

type Written = {
  readonly kind?: string | undefined;
  readonly choices?: readonly object[] | undefined;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
};

/** What of a question does not go together. */
export function checkQuestion(
  { kind, choices, least = 0, most = 9999 }: Written,
  context: z.RefinementCtx,
): void {
  const report = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (kind && choices)
    report('kind', `is ${kind}, and there are choices: leave out one of the two`);
  if (least > most) report('most', `is ${most}, less than least, ${least}: correct one of them`);
}

/** What buyers are asked of each piece, before it is in the cart (SPEC 15.33). */
export const asks = list(
  'What buyers are asked',
  [1, 6],
  group('Question', {
    key: entryKey,
    name: text('Question', 'what is asked, such as Name on the cake', 40),
    ...answers,
    choices: groups('Choices', [2, 24], {
      ...aChoice,
      price: price('Costs', 'what it costs, such as 40.00').optional(),
    })
      .superRefine(noneTwice('name'))
      .optional(),
  }).superRefine(checkQuestion),
  {
    help: 'Asked on the product’s page before it is in the cart: two with other answers are two lines.',
  },
)
  .superRefine(noneTwice('name'))
  .optional();
