import {
  type ComponentProps,
  type ComponentPropsWithRef,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { type FieldFrame, Frame, Select } from './Field.tsx';
import { tooLong } from '#strings/shell';
import styles from './Field.module.css';
import { announce } from './announce.ts';
import { refuse } from './refuse.ts';
import { sayInvalid } from './sayInvalid.ts';
import { whenReleased } from './whenReleased.ts';

type Read = (typed: string) => string;

type TextFieldProps = FieldFrame & {
  /** What a typed text says. It is validated, and written into the field when that is left. */
  readonly read?: Read | undefined;
} & Omit<ComponentPropsWithRef<'input'>, 'className' | 'id' | 'ref'>;

/** A line of text. The browser validates it, and an error message is shown below it after it was left. */
export function TextField({ label, hint, isWide, read, maxLength, ...input }: TextFieldProps) {
  const { id, problem, aria, checks } = useChecked(hint !== undefined, read);
  const ref = useWritten(read, maxLength);
  return (
    <Frame {...{ id, label, hint, isWide, problem }}>
      <input
        // Browsers take an address without a domain.
        pattern={input.type === 'email' ? String.raw`.+@.+\..+` : undefined}
        onWheel={input.type === 'number' ? leave : undefined}
        {...input}
        {...checks}
        {...aria}
        {...{ id, ref }}
        className={styles.input}
      />
    </Frame>
  );
}

/** A wheel scrolls the page, and changes no number. */
const leave = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => currentTarget.blur();

type TextAreaProps = FieldFrame & Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'id'>;

export function TextArea({ label, hint, isWide, ...area }: TextAreaProps) {
  const { id, problem, aria, checks } = useChecked(hint !== undefined);
  return (
    <Frame {...{ id, label, hint, isWide, problem }}>
      <textarea {...area} {...checks} {...aria} id={id} className={styles.input} />
    </Frame>
  );
}

/** A choice that may be required. */
export function CheckedSelect(select: ComponentProps<typeof Select>) {
  return <Select {...select} check={useChecked(select.hint !== undefined)} />;
}

/**
 * Writes into a field what its text says, but not while somebody types: that would move the caret. A text that is too
 * long stays as it is, and is said.
 */
function useWritten(read: Read | undefined, most = Infinity) {
  return useCallback(
    (input: HTMLInputElement) => {
      // React has no event for the end of typing. What something else fills in may have no such event.
      let wasLong = false;
      const write = ({ type }: Event) => {
        if (read && (type === 'change' || document.activeElement !== input))
          input.value = read(input.value);
        const isLong = input.value.length > most;
        if (isLong || wasLong)
          refuse(input, isLong ? tooLong({ count: input.value.length, most }) : '');
        wasLong = isLong;
      };
      input.addEventListener('change', write);
      input.addEventListener('input', write);
      return () => {
        input.removeEventListener('change', write);
        input.removeEventListener('input', write);
      };
    },
    [read, most],
  );
}

type Checked = HTMLElement &
  Pick<HTMLInputElement, 'validity' | 'validationMessage' | 'value' | 'form' | 'labels'>;

/** Shows the browser's validation message, but not before the field was left or the form was sent. */
function useChecked(hasHint: boolean, as?: Read) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const read = ({ currentTarget }: { currentTarget: Checked }) => {
    const said = sayInvalid(as ? withText(currentTarget, as) : currentTarget);
    setProblem(said);
    return said;
  };
  const readAgain = useEffectEvent(() => {
    const field = document.getElementById(id);
    if (field) read({ currentTarget: field as HTMLElement & Checked });
  });
  // It may also be filled in by what is typed into another field.
  useEffect(() => {
    if (!problem) return undefined;
    const handleInput = () => readAgain();
    document.addEventListener('input', handleInput);
    return () => document.removeEventListener('input', handleInput);
  }, [problem]);
  const describedBy = problem ? `${id}-problem` : hasHint ? `${id}-hint` : undefined;
  return {
    id,
    problem,
    aria: { 'aria-invalid': problem !== '', 'aria-describedby': describedBy },
    checks: {
      onInvalid: (event: SyntheticEvent<Checked>) => {
        // What says how many are refused has focus.
        const isCounted = event.defaultPrevented;
        // The message below the field replaces the browser's bubble, which would cover it.
        event.preventDefault();
        // It may have been filled in without an event.
        if (as) event.currentTarget.value = as(event.currentTarget.value);
        const said = read(event);
        if (isCounted || !isFirstInvalid(event.currentTarget)) return;
        // Focus says its problem, but not where it is already.
        if (document.activeElement === event.currentTarget) sayProblem(event.currentTarget, said);
        event.currentTarget.focus();
      },
      onBlur: (event: { currentTarget: Checked }) => {
        const { currentTarget } = event;
        if (currentTarget.value === '') return;
        whenReleased(() => {
          const said = read({ currentTarget });
          if (said) sayProblem(currentTarget, said);
        });
      },
    },
  };
}

/** A copy of a field, with what its text says. */
function withText(field: Checked, read: Read): Checked {
  const copy = field.cloneNode() as HTMLInputElement;
  copy.value = read(field.value);
  if (field.validity.customError) copy.setCustomValidity(field.validationMessage);
  return copy;
}

function sayProblem({ labels }: Checked, said: string): void {
  announce(`${labels?.[0]?.textContent ?? ''}: ${said}`);
}

function isFirstInvalid({ form, id }: Checked): boolean {
  return form?.querySelector(':is(input, select, textarea):invalid')?.id === id;
}
