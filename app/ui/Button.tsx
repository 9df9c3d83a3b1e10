import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { classNames } from './classNames.ts';
import styles from './Button.module.css';

type Look = {
  /** `primary` only once in a view; on pictures `ink` or `paper`, for light or dark ones. */
  readonly look?: 'primary' | 'line' | 'ink' | 'paper';
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & Look;

export function Button({ look = 'primary', isWide = false, ...button }: ButtonProps) {
  return <button type="button" {...button} className={classFor(look, isWide)} />;
}

export type LinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'className'> & Look;

export function LinkButton({
  look = 'primary',
  isWide = false,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <a {...link} className={classFor(look, isWide)}>
      {children}
    </a>
  );
}

function classFor(look: NonNullable<Look['look']>, isWide: boolean): string {
  return classNames(styles.button, styles[look], isWide && styles.wide);
}

type ToolProps = { readonly icon: IconName; readonly label: string } & Omit<
  ComponentPropsWithRef<'button'>,
  'type' | 'children' | 'aria-label'
>;

/** A button that is a drawing, with its name. */
export function Tool({ icon, label, className = 'tool', ...button }: ToolProps) {
  return (
    <button type="button" className={className} aria-label={label} {...button}>
      <Icon name={icon} />
    </button>
  );
}
