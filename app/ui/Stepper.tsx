import { type InputEvent, type KeyboardEvent, useState } from 'react';
import * as strings from '#strings/ui.ts';
import { Icon, type IconName } from './Icon.tsx';
import { classNames } from './classNames.ts';
import styles from './Stepper.module.css';
import { whenReleased } from './whenReleased.ts';

/** The text in the field, and the number that counts meanwhile. */
type Draft = { readonly text: string; readonly quantity: number; readonly isRefused: boolean };

type StepperProps = {
  /** The accessible name, such as "Quantity of {p}". */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly isSmall?: boolean;
  /** Returns the new number. */
  readonly onStep: (difference: 1 | -1) => number;
  /** Called with each typed text. Returns the number that it says, or `undefined` if it says none. */
  readonly onType: (text: string) => number | undefined;
};

/**
 * A whole number from 1, to step or to type (an ARIA spin button). A typed number counts at once (SPEC 7.10);
 * a text that is none is refused when the field is left (SPEC 7.11). The new number is announced, except
 * while focus is on the field.
 */
export function Stepper({ label, value, max, isSmall = false, onStep, onType }: StepperProps) {
  const { text, said, handleStep, handleType, handleKeyDown, finish } = useDraft(
    value,
    onStep,
    onType,
  );
  return (
    <>
      <p role="status" className={said?.isRefusal ? styles.refusal : 'vh'}>
        {said && (said.isRefusal ? strings.noNumber(max, value) : strings.quantityIs(value))}
      </p>
      <div
        className={classNames(styles.stepper, isSmall && styles.small)}
        role="group"
        aria-label={label}
      >
        <StepButton
          name={strings.decreaseQuantity}
          icon="minus"
          isAtLimit={value <= 1}
          onPress={() => handleStep(-1)}
        />
        <input
          className="num"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={strings.quantity}
          aria-valuemin={1}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={text}
          value={text ?? value}
          onInput={handleType}
          onBlur={finish}
          onKeyDown={handleKeyDown}
        />
        <StepButton
          name={strings.increaseQuantity}
          icon="plus"
          isAtLimit={value >= max}
          onPress={() => handleStep(1)}
        />
      </div>
    </>
  );
}

/** What is typed and not yet a number, and what is said of the last change. */
function useDraft(value: number, onStep: StepperProps['onStep'], onType: StepperProps['onType']) {
  const [draft, setDraft] = useState<Draft>();
  const [said, say] = useState<{ readonly quantity: number; readonly isRefusal?: boolean }>();
  // Both are out of date when the number has changed by other means.
  const text = draft?.quantity === value ? draft.text : undefined;
  if (said && said.quantity !== value) say(undefined);

  const handleStep = (difference: 1 | -1) => say({ quantity: onStep(difference) });
  const handleType = ({ currentTarget }: InputEvent<HTMLInputElement>) => {
    const written = currentTarget.value;
    const typed = onType(written);
    setDraft({ text: written, quantity: typed ?? value, isRefused: typed === undefined });
    say(undefined);
  };
  const finish = () => {
    setDraft(undefined);
    if (text === undefined) return;
    if (draft?.isRefused) whenReleased(() => say({ quantity: value, isRefusal: true }));
    else say({ quantity: value });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Enter') finish();
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(key === 'ArrowUp' ? 1 : -1);
  };
  return { text, said, handleStep, handleType, handleKeyDown, finish };
}

type StepButtonProps = {
  readonly name: string;
  readonly icon: IconName;
  /** It stays focusable, so that focus is not lost. */
  readonly isAtLimit: boolean;
  readonly onPress: () => void;
};

function StepButton({ name, icon, isAtLimit, onPress }: StepButtonProps) {
  return (
    <button type="button" aria-label={name} aria-disabled={isAtLimit} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
