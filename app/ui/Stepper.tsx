import { type ChangeEvent, useState } from 'react';
import { Icon } from './Icon.tsx';
import { classNames } from './classNames.ts';
import styles from './Stepper.module.css';

type StepperProps = {
  /** What is counted, for those who cannot see the buttons' place: "Quantity of {p}". */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly isSmall?: boolean;
  readonly onStep: (difference: 1 | -1) => void;
  /** A typed value, as it was typed; what it means is for the caller to say. */
  readonly onType: (text: string) => void;
};

/** A whole number, at least 1, that is stepped or typed. What is typed counts when the field is left. */
export function Stepper({ label, value, max, isSmall = false, onStep, onType }: StepperProps) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    if (draft !== undefined) onType(draft);
    setDraft(undefined);
  };
  // While something is typed both buttons wait for what it comes to.
  const isTyping = draft !== undefined;
  return (
    <div
      className={classNames(styles['stepper'], isSmall && styles['small'])}
      role="group"
      aria-label={label}
    >
      <button
        type="button"
        aria-label="Decrease quantity"
        disabled={!isTyping && value <= 1}
        onClick={() => onStep(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className="num"
        inputMode="numeric"
        autoComplete="off"
        aria-label="Quantity"
        value={draft ?? value}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <button
        type="button"
        aria-label="Increase quantity"
        disabled={!isTyping && value >= max}
        onClick={() => onStep(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
