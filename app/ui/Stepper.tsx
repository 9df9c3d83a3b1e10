import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import * as words from '#words/ui.ts';
import { Icon } from './Icon.tsx';
import { classNames } from './classNames.ts';
import styles from './Stepper.module.css';

type StepperProps = {
  /** The accessible name, such as "Quantity of {p}". */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly isSmall?: boolean;
  /** Returns the new number, as `onType` does. */
  readonly onStep: (difference: 1 | -1) => number;
  /** Called with the typed text; the caller decides which number it is. */
  readonly onType: (text: string) => number;
};

/**
 * A whole number from 1, to step or to type (an ARIA spin button). A typed number counts when the field
 * is left. The new number is announced, except while focus is on the field. A button at its limit
 * stays focusable, so that focus is not lost.
 */
export function Stepper({ label, value, max, isSmall = false, onStep, onType }: StepperProps) {
  const [draft, setDraft] = useState<string>();
  // While the shopper types, no button is disabled: the number is not known yet.
  const isTyping = draft !== undefined;
  const [announced, announce] = useState<number>();
  // An announcement is out of date when the field has another number.
  if (announced !== undefined && (isTyping || announced !== value)) announce(undefined);
  const commit = () => {
    if (draft !== undefined) announce(onType(draft));
    setDraft(undefined);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Enter') commit();
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
    if (isTyping) commit();
    else onStep(key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <div
      className={classNames(styles.stepper, isSmall && styles.small)}
      role="group"
      aria-label={label}
    >
      <button
        type="button"
        aria-label={words.decreaseQuantity}
        aria-disabled={!isTyping && value <= 1}
        onClick={() => announce(onStep(-1))}
      >
        <Icon name="minus" />
      </button>
      <input
        className="num"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={words.quantity}
        aria-valuemin={1}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={draft}
        value={draft ?? value}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={handleKeyDown}
      />
      <button
        type="button"
        aria-label={words.increaseQuantity}
        aria-disabled={!isTyping && value >= max}
        onClick={() => announce(onStep(1))}
      >
        <Icon name="plus" />
      </button>
      <span className="vh" role="status">
        {announced && words.quantityIs(announced)}
      </span>
    </div>
  );
}
