import { useEffect, useRef } from 'react';
import { channel } from '#ordering/channel/orderChannel.ts';
import { type FinishedOrder, orderText } from '#ordering/orderText.ts';
import { asksBuyer, orderStrings } from '#ordering/channel/orderStrings.ts';
import { name } from '#shop/settings';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { TextButton } from '#ui/TextLink.tsx';
import { copyText } from '#ui/copyText.ts';
import { info, success } from '#ui/toast.ts';
import * as strings from '#strings/checkout.tsx';
import styles from './HandedOver.module.css';

/** What this page knows of the window that it opened: nothing after a reload. */
export type Opening = 'opened' | 'blocked' | 'unknown';

type HandedOverProps = {
  readonly order: FinishedOrder;
  readonly opening: Opening;
  readonly onSent: () => void;
  readonly onDrop: () => void;
};

const notYet = asksBuyer ? strings.notSentYet(name) : strings.notOrderedYet;

/** Nobody knows whether a computer has a mail program, so copying comes first (SPEC 15.13). */
const isMail = import.meta.env.ORDER_CHANNEL === 'mail';

/** What has happened to the order and what has not, and what the shopper can do (SPEC 15.13). */
export function HandedOver({ order, opening, onSent, onDrop }: HandedOverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { address, leftOut } = channel(order);
  const text = orderText(order);
  // The pressed button is gone, so focus goes to what replaced it.
  useEffect(() => {
    if (opening !== 'unknown') heading.current?.focus();
  }, [opening]);
  const handleCopy = async () => {
    if (await copyText(text)) success(strings.orderCopied);
    else info(strings.orderNotCopied);
  };
  return (
    <div className={`line-above ${styles.order}`}>
      <h2 ref={heading} tabIndex={-1}>
        {strings.orderNumber(order.reference)}
      </h2>
      <WhatHappened opening={opening} leftOut={leftOut} />
      <div className="choices">
        {isMail && <Button onClick={handleCopy}>{strings.copyTheOrder}</Button>}
        <Button look={isMail ? 'line' : 'primary'} onClick={onSent}>
          {strings.iHaveSentIt}
        </Button>
        <LinkButton
          look="line"
          href={address}
          {...(address.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
        >
          {strings.openAgain}
        </LinkButton>
        {!isMail && (
          <Button look="line" onClick={handleCopy}>
            {strings.copyTheOrder}
          </Button>
        )}
        <TextButton onClick={onDrop}>{strings.discard}</TextButton>
      </div>
      <pre className={styles.text} tabIndex={0} role="group" aria-label={strings.asText}>
        {text}
      </pre>
    </div>
  );
}

type WhatHappenedProps = Pick<HandedOverProps, 'opening'> &
  Pick<ReturnType<typeof channel>, 'leftOut'>;

function WhatHappened({ opening, leftOut }: WhatHappenedProps) {
  return (
    <Note kind="information" isAlert={opening !== 'unknown'}>
      <strong>{opening === 'unknown' ? strings.isItSent : orderStrings[opening]}</strong>
      <br />
      {opening === 'unknown' ? orderStrings.opened : notYet}
      {isMail && <p>{strings.mailUnseen}</p>}
      {leftOut !== 'nothing' && (
        <p>{leftOut === 'address' ? strings.addressLeftOut : strings.linesLeftOut}</p>
      )}
    </Note>
  );
}
