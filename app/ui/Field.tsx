import { type ComponentPropsWithRef, type ReactNode, useCallback, useId, useState } from 'react';
import { problemOf } from '#strings/shell';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { whenReleased } from './whenReleased.ts';

/** Of a form and its fields: a browser calls them invalid from the start, before anything was tried. */
export const untried = { 'aria-invalid': false } as const;

type FieldFrame = {
  readonly label: string;
  /** Shown below the field while it is valid. */
  readonly hint?: string | undefined;
  /** As wide as a row, where fields are in columns. */
  readonly isWide?: boolean | undefined;
};

type Read = (typed: string) => string;

type TextFieldProps = FieldFrame & {
  /** What a typed text says. It is validated, and written into the field when that is left. */
  readonly read?: Read | undefined;
} & Omit<ComponentPropsWithRef<'input'>, 'className' | 'id' | 'ref'>;

/** A line of text. The browser validates it, and an error message is shown below it after it was left. */
export function TextField({ label, hint, isWide, read, ...input }: TextFieldProps) {
  const { id, problem, aria, checks } = useChecked(hint !== undefined, read);
  const ref = useWritten(read);
  return (
    <Frame {...{ id, label, hint, isWide, problem }}>
      <input {...input} {...checks} {...aria} {...{ id, ref }} className={styles.input} />
    </Frame>
  );
}

type TextAreaProps = FieldFrame & Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'id'>;

export function TextArea({ label, hint, isWide, ...area }: TextAreaProps) {
  const { id, problem, aria, checks } = useChecked(hint !== undefined);
  return (
    <Frame {...{ id, label, hint, isWide, problem }}>
      <textarea {...area} {...checks} {...aria} id={id} className={styles.input} />
    </Frame>
  );
}

type SelectProps = FieldFrame & {
  readonly isLabelHidden?: boolean;
} & Omit<ComponentPropsWithRef<'select'>, 'className' | 'id'>;

export function Select({ label, hint, isWide, isLabelHidden = false, ...select }: SelectProps) {
  const { id, problem, aria, checks } = useChecked(hint !== undefined);
  return (
    <Frame {...{ id, label, hint, isWide, isLabelHidden, problem }}>
      <div className={styles.select}>
        <select {...select} {...checks} {...aria} id={id} className={styles.input} />
        <Icon name="chevron" />
      </div>
    </Frame>
  );
}

type ChoiceProps = { readonly children: ReactNode } & Omit<
  ComponentPropsWithRef<'input'>,
  'className'
>;

/** A checkbox, or a radio button with `type="radio"`; its label is part of the target. */
export function Choice({ children, type = 'checkbox', ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type={type} />
      <span>{children}</span>
    </label>
  );
}

type FrameProps = FieldFrame & {
  readonly id: string;
  readonly isLabelHidden?: boolean;
  readonly problem?: string;
  readonly children: ReactNode;
};

function Frame({ id, label, hint, isWide, isLabelHidden, problem, children }: FrameProps) {
  return (
    <div className={classNames(styles.field, isWide && styles.wide)}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {children}
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem}>
          <Icon name="error" />
          <span>{problem}</span>
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

type Checked = HTMLElement & Pick<HTMLInputElement, 'validity' | 'validationMessage' | 'value'>;

/** Writes into a field what its text says, but not while somebody types: that would move the caret. */
function useWritten(read?: Read) {
  return useCallback(
    (input: HTMLInputElement) => {
      // React has no event for the end of typing. What something else fills in may have no such event.
      const write = ({ type }: Event) => {
        if (read && (type === 'change' || document.activeElement !== input))
          input.value = read(input.value);
      };
      input.addEventListener('change', write);
      input.addEventListener('input', write);
      return () => {
        input.removeEventListener('change', write);
        input.removeEventListener('input', write);
      };
    },
    [read],
  );
}

/** Shows the browser's validation message, but not before the field was left or the form was sent. */
function useChecked(hasHint: boolean, as?: Read) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const read = ({ currentTarget }: { currentTarget: Checked }) =>
    setProblem(sayInvalid(as ? withText(currentTarget, as) : currentTarget));
  const describedBy = problem ? `${id}-problem` : hasHint ? `${id}-hint` : undefined;
  return {
    id,
    problem,
    aria: { 'aria-invalid': problem !== '', 'aria-describedby': describedBy },
    checks: {
      onInvalid: (event: { currentTarget: Checked; preventDefault: () => void }) => {
        // The message below the field replaces the browser's bubble, which would cover it.
        event.preventDefault();
        // It may have been filled in without an event.
        if (as) event.currentTarget.value = as(event.currentTarget.value);
        read(event);
        if (isFirstInvalid(event.currentTarget)) {
          event.currentTarget.focus();
        }
      },
      onBlur: (event: { currentTarget: Checked }) => {
        const { currentTarget } = event;
        if (currentTarget.value !== '') whenReleased(() => read({ currentTarget }));
      },
      onInput: (event: { currentTarget: Checked }) => {
        if (problem) read(event);
      },
    },
  };
}

/** A copy of a field, with what its text says. */
function withText(field: Checked, read: Read): Checked {
  const copy = field.cloneNode() as HTMLInputElement;
  copy.value = read(field.value);
  return copy;
}

/** The browser says of a pattern only that it does not match; the field's title says what is wanted. */
function sayInvalid({ validity, validationMessage, title }: Checked): string {
  if (validity.valid) return '';
  return (
    (validity.patternMismatch && title) ||
    (validity.valueMissing && problemOf.valueMissing) ||
    (validity.typeMismatch && problemOf.typeMismatch) ||
    validationMessage
  );
}

function isFirstInvalid(field: HTMLElement): boolean {
  return field.closest('form')?.querySelector(':is(input, select, textarea):invalid') === field;
}
