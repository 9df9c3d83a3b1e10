import { type KeyboardEvent, useState } from 'react';
import * as strings from '#strings/shell';
import { Icon, type IconName } from './Icon.tsx';
import { classNames } from './classNames.ts';
import { announce, announceLast, joinSentences } from './announce.ts';
import styles from './Stepper.module.css';
import { whenReleased } from './whenReleased.ts';

type StepperProps = {
  /** What there is a number of. */
  readonly of: string;
  readonly value: number;
  readonly max: number;
  readonly isSmall?: boolean;
  readonly onStep: (difference: 1 | -1) => void;
  /** Called with each typed text. Returns the number that it says, or `undefined` if it says none. */
  readonly onType: (text: string) => number | undefined;
  /** What is said after a new number. */
  readonly alsoSay?: () => string;
};

/**
 * A whole number from 1, to step or to type. A typed number counts at once (SPEC 7.10); when the field is
 * left, it shows the number that counts, and text that is not a number is refused (SPEC 7.11).
 */
export function Stepper(props: StepperProps) {
  const { of, value, max, isSmall = false } = props;
  const [typed, refused, type, finish, step] = useNumber(props);
  return (
    <>
      {refused === value && (
        <p className={styles.refusal}>{strings.noNumber({ max, quantity: value })}</p>
      )}
      <div
        className={classNames(styles.stepper, isSmall && styles.small)}
        role="group"
        aria-label={strings.quantityOf(of)}
      >
        <StepButton
          name={strings.decreaseQuantityOf(of)}
          icon="minus"
          isAtLimit={value <= 1}
          onPress={() => step(-1)}
        />
        <input
          className="num"
          inputMode="numeric"
          autoComplete="off"
          aria-label={strings.quantity}
          value={typed ?? value}
          onFocus={selectAll}
          onClick={selectAll}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onBlur={finish}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && finish()}
        />
        <StepButton
          name={strings.increaseQuantityOf(of)}
          icon="plus"
          isAtLimit={value >= max}
          onPress={() => step(1)}
        />
      </div>
    </>
  );
}

/** So that a typed figure takes the place of what is there; a tap would put the caret behind it. */
function selectAll({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  currentTarget.select();
}

/** What is typed, and the number that counted when a text was refused. */
function useNumber({ value, max, onStep, onType, alsoSay }: StepperProps) {
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<number>();
  const sayNumber = (wanted: number) => {
    const number = Math.max(1, Math.min(wanted, max));
    const limit = wanted > max && strings.mostIs(max);
    announceLast(joinSentences([strings.quantityIs(number), limit, alsoSay?.()]));
  };
  const type = (text: string) => {
    setTyped(text);
    onType(text);
    setRefused(undefined);
  };
  const refuse = () => {
    setRefused(value);
    announce(strings.noNumber({ max, quantity: value }));
  };
  const finish = () => {
    setTyped(undefined);
    if (typed === undefined) return;
    const number = onType(typed);
    if (number === undefined) whenReleased(refuse);
    else sayNumber(number);
  };
  const step = (difference: 1 | -1) => {
    setTyped(undefined);
    setRefused(undefined);
    onStep(difference);
    sayNumber(value + difference);
  };
  return [typed, refused, type, finish, step] as const;
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
