import type { ReactNode } from 'react';
import { href } from '#links/address.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import * as strings from '#strings/shell';
import styles from './Failed.module.css';

/** In the place of a screen that has failed: what happened, two ways on, and who wants to know of it. */
export function FailedScreen() {
  return (
    <WaysOn title={strings.failed} text={strings.failedText}>
      <p>
        <TextLink href={href('/contact')}>{strings.tellUs}</TextLink>
      </p>
    </WaysOn>
  );
}

type WaysOnProps = {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

export function WaysOn({ title, text, children }: WaysOnProps) {
  return (
    <div className={`wrap ${styles.failure}`}>
      <h1>{title}</h1>
      <p className="lead muted">{text}</p>
      <div className="choices">
        <Button onClick={() => location.reload()}>{strings.tryAgain}</Button>
        <LinkButton look="line" href={href('/products')}>
          {strings.browseProducts}
        </LinkButton>
      </div>
      {children}
    </div>
  );
}

/** At the lower edge, when what shows toasts has failed. */
export function FailedNote() {
  return (
    <div id="early-note" role="alert">
      {strings.partFailed}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- The address of the page itself. */}
      <a href="" onClick={() => location.reload()}>
        {strings.tryAgain}
      </a>
    </div>
  );
}
