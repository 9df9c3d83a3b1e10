import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** Of a form and its fields: a browser calls them invalid from the start, before anything was tried. */
export const untried = { 'aria-invalid': false } as const;

export type FieldFrame = {
  readonly label: string;
  /** Shown below the field while it is valid. */
  readonly hint?: string | undefined;
  /** As wide as a row, where fields are in columns. */
  readonly isWide?: boolean | undefined;
};

/** What the browser has found in a field, and what has it look. */
type Check = {
  readonly id: string;
  readonly problem: string;
  readonly aria: object;
  readonly checks: object;
};

type SelectProps = FieldFrame & {
  readonly isLabelHidden?: boolean;
  readonly check?: Check;
} & Omit<ComponentPropsWithRef<'select'>, 'className' | 'id'>;

export function Select({
  label,
  hint,
  isWide,
  isLabelHidden = false,
  check,
  ...select
}: SelectProps) {
  const own = useId();
  const { id, problem, aria, checks } = { id: own, problem: '', aria: untried, ...check };
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

export function Frame({ id, label, hint, isWide, isLabelHidden, problem, children }: FrameProps) {
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
