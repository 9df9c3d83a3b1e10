import { useEffect, useRef } from 'react';
import { href } from '#links/address.ts';
import type { Address } from '#address/screens.ts';
import type { StoredList } from '#storage/storedList.ts';
import { useOfStored } from '#storage/useStored.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { classNames } from '#ui/classNames.ts';
import styles from './CountLink.module.css';
import { countAttributes } from './counts.ts';

type CountLinkProps<Entry> = {
  readonly name: string;
  readonly address: Address;
  readonly icon: IconName;
  readonly list: StoredList<Entry>;
  readonly countOf: (entries: readonly Entry[]) => number;
  readonly isNamed: boolean;
  readonly className: string | undefined;
};

/** A link with the count of a list, as a badge and in its accessible name (SPEC 3.3). */
export function CountLink<Entry>(props: CountLinkProps<Entry>) {
  const { name, address, icon, list, countOf, isNamed, className } = props;
  // The first script has shown the count already (SPEC 13.1), so the first render has it, but not in the page's HTML.
  const before = import.meta.env.SSR ? undefined : countOf(list.read());
  const count = useOfStored<readonly Entry[], number | undefined>(list, countOf, before);
  const link = useRef<HTMLAnchorElement>(null);
  const known = useRef(count);
  useEffect(() => {
    if (known.current !== undefined && known.current !== count) answer(link.current);
    known.current = count;
  }, [count]);
  return (
    <a
      ref={link}
      className={classNames(className, styles.link)}
      href={href(address)}
      suppressHydrationWarning
      {...(count === undefined ? { 'aria-label': name } : countAttributes(name, count))}
    >
      <Icon name={icon} />
      {isNamed && name}
    </a>
  );
}

/** The badge says that a press has counted, in two steps: each frame of a movement is one of the main thread. */
function answer(link: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const easing = 'steps(2)';
  link?.animate({ scale: [1.25, 1] }, { duration: 150, easing, pseudoElement: '::after' });
}
