import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { Icon } from './Icon.tsx';
import { classNames } from './classNames.ts';
import styles from './Stepper.module.css';

type StepperProps = {
  /** What is counted, for those who cannot see the buttons' place: "Quantity of {p}". */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly isSmall?: boolean;
  /** Gives the number that it came to, as does `onType`. */
  readonly onStep: (difference: 1 | -1) => number;
  /** A typed value, as it was typed; what it means is for the caller to say. */
  readonly onType: (text: string) => number;
};

/**
 * A whole number, at least 1, that is stepped or typed (ARIA's spin button). What is typed counts
 * when the field is left. What came of it is announced, unless focus is on the number itself. At the
 * ends a button stays focusable, so that the keyboard does not lose its place.
 */
export function Stepper({ label, value, max, isSmall = false, onStep, onType }: StepperProps) {
  const [draft, setDraft] = useState<string>();
  // While something is typed both buttons wait for what it comes to.
  const isTyping = draft !== undefined;
  const [announced, announce] = useState<number>();
  // What the field says by itself makes the words of before old.
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
        aria-label="Decrease quantity"
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
        aria-label="Quantity"
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
        aria-label="Increase quantity"
        aria-disabled={!isTyping && value >= max}
        onClick={() => announce(onStep(1))}
      >
        <Icon name="plus" />
      </button>
      <span className="vh" role="status">
        {announced && `Quantity ${announced}`}
      </span>
    </div>
  );
}
