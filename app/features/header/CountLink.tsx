import { type Address, href } from '#domain/address.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { classNames } from '#ui/classNames.ts';
import * as strings from '#strings/header.tsx';
import styles from './CountLink.module.css';

type CountLinkProps = {
  readonly name: string;
  readonly address: Address;
  readonly icon: IconName;
  /** `undefined` until the storage has been read: no badge is shown then, instead of a wrong 0. */
  readonly count: number | undefined;
  readonly isNamed: boolean;
  readonly className: string | undefined;
};

/** A larger number would cover the icon; the accessible name has the exact number (SPEC 3.10). */
const maxShown = 999;

/** A link with a count, as a badge and in its accessible name (SPEC 3.3). */
export function CountLink({ name, address, icon, count, isNamed, className }: CountLinkProps) {
  const spoken = count === undefined ? name : strings.countName(name, count);
  return (
    <a className={classNames(className, styles.link)} href={href(address)} aria-label={spoken}>
      <Icon name={icon} />
      {isNamed && name}
      {count !== undefined && count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > maxShown ? `${maxShown}+` : count}
        </span>
      )}
    </a>
  );
}
