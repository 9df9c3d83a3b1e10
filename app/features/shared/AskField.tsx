import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { type Ask, mostNumber, usualLetters } from '#ordering/asks.ts';
import { seenText } from '#ordering/plainText.ts';
import type { PossibleDays } from '#ordering/wishedDay.ts';
import { sayDayProblem } from '#say/sayAnswers.ts';
import { formatPrice } from '#say/sayPrice.ts';
import { CheckedSelect, TextField } from '#ui/TextField.tsx';
import { refuse } from '#ui/refuse.ts';
import * as strings from '#strings/asks';
import { optional } from '#strings/checkout';

type AskFieldProps = {
  readonly ask: Ask;
  readonly name: string;
  /** Of a question for a day, once the time is known. */
  readonly days?: PossibleDays | undefined;
};

/** The field of a question that the owner has written (SPEC 15.33). */
export function AskField({ ask, name, days }: AskFieldProps) {
  const { kind, hint, isOptional = false, choices = [], least, most } = ask;
  const shared = {
    label: isOptional ? optional(ask.name) : ask.name,
    'data-missing': strings.fillIn(ask.name),
    autoComplete: 'off',
    required: !isOptional,
    name,
    hint,
  };
  switch (kind) {
    case 'choice':
      return (
        <CheckedSelect {...shared}>
          <option value="">{strings.choose}</option>
          {choices.map(({ key, name: choice, price }) => (
            <option key={key} value={key}>
              {price ? strings.choiceCosts({ choice, price: formatPrice(price) }) : choice}
            </option>
          ))}
        </CheckedSelect>
      );
    case 'date':
      return <DayField {...shared} days={days} />;
    case 'number':
      return (
        <TextField
          {...shared}
          type="number"
          inputMode="numeric"
          enterKeyHint="next"
          min={least ?? 0}
          max={most ?? mostNumber}
        />
      );
    case 'text':
      return (
        <TextField
          {...shared}
          enterKeyHint="next"
          maxLength={most ?? usualLetters}
          read={seenText}
        />
      );
  }
}

type DayFieldProps = Omit<ComponentProps<typeof TextField>, 'name'> &
  Pick<AskFieldProps, 'days' | 'name'>;

/** The browser's own field of a day; what its first and last day cannot say is said in words (SPEC 15.34). */
function DayField({ days, ...field }: DayFieldProps) {
  const { name } = field;
  const check = () => {
    const [input] = document.getElementsByName(name);
    if (input instanceof HTMLInputElement) checkDay(input, days);
  };
  const checkAgain = useEffectEvent(check);
  // What was possible may not be so a minute later, or elsewhere.
  useEffect(() => checkAgain(), [days]);
  return <TextField {...field} type="date" min={days?.first} max={days?.last} onInput={check} />;
}

function checkDay(input: HTMLInputElement, days: PossibleDays | undefined): void {
  const problem = input.value ? days?.problemOf(input.value) : undefined;
  const said = problem ? sayDayProblem(problem) : '';
  // A year is typed digit by digit.
  if (input.value < '2000') input.setCustomValidity(said);
  else refuse(input, said);
}
