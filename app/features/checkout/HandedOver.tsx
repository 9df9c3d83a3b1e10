import { useEffect, useRef } from 'react';
import { channel } from '#channel';
import type { PendingOrder } from '#storage/pendingOrder.ts';
import { Button, LinkButton, type LinkButtonProps } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { showReplacement } from '#ui/focus.ts';
import { copyText } from '#ui/copyText.ts';
import { info, success } from '#ui/toast.ts';
import * as strings from '#strings/checkout';
import styles from './HandedOver.module.css';

/** What this page knows of the window that it opened: nothing after a reload. */
export type Opening = 'opened' | 'blocked' | 'unknown';

type HandedOverProps = {
  readonly order: PendingOrder;
  readonly opening: Opening;
  readonly onOpen: () => void;
  /** The reference of what this page has opened, where another tab's order is the kept one. */
  readonly lost: string | undefined;
  readonly onSent: () => void;
  /** Whether it has what is in the cart by now. */
  readonly isOfCart: boolean;
  readonly onChange: () => void;
};

const { words } = channel;

/** What has happened to the order and what has not, and what the shopper can do (SPEC 15.13). */
export function HandedOver(props: HandedOverProps) {
  const { order, opening, lost, isOfCart } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { leftOut, text } = order;
  // The pressed button is gone, so focus goes to what replaced it.
  useEffect(
    () => (opening === 'unknown' ? undefined : showReplacement(() => heading.current)),
    [opening],
  );
  return (
    <div className="line-above part">
      <h2 ref={heading} tabIndex={-1} aria-describedby="what-happened">
        {strings.orderNumber(order.reference)}
      </h2>
      {!isOfCart && <Note kind="information">{strings.cartIsAnother}</Note>}
      {lost && <Note kind="information">{strings.ofAnotherTab(lost)}</Note>}
      <WhatHappened opening={opening} leftOut={leftOut} />
      <div className={`choices ${styles.ways}`}>
        <Ways {...props} />
      </div>
      <pre
        className={styles.text}
        tabIndex={0}
        role="group"
        aria-label={strings.asText}
        lang={order.language}
      >
        {/* A price is on the line of its currency; reading an order takes hard spaces for spaces. */}
        {text.replaceAll(/ (?=\S{1,12}$)/gm, '\u{a0}')}
      </pre>
    </div>
  );
}

type Way = 'change' | 'copy' | 'open' | 'sent';

/** What the shopper does next comes first. */
function waysOn(opening: Opening, isOfCart: boolean): readonly Way[] {
  if (!isOfCart) return ['change', 'sent', 'open', 'copy'];
  if (words.unseen) return ['copy', 'sent', 'open', 'change'];
  return opening === 'blocked'
    ? ['open', 'sent', 'copy', 'change']
    : ['sent', 'open', 'copy', 'change'];
}

function Ways(props: HandedOverProps) {
  const { opening, onOpen, onSent, isOfCart, onChange } = props;
  const { address, text } = props.order;
  const handleCopy = async () => {
    if (await copyText(text)) success(strings.orderCopied);
    else info(strings.orderNotCopied);
  };
  const buttons = {
    change: [isOfCart ? strings.changeOrder : strings.newOrder, onChange],
    copy: [strings.copyTheOrder, handleCopy],
    sent: [strings.iHaveSentIt, onSent],
  } as const;
  return waysOn(opening, isOfCart).map((way, index) => {
    const look = index === 0 ? 'primary' : 'line';
    if (way === 'open') return <OpenAgain key={way} {...{ look, address }} onClick={onOpen} />;
    const [label, handlePress] = buttons[way];
    return (
      <Button key={way} look={look} onClick={handlePress}>
        {label}
      </Button>
    );
  });
}

type OpenAgainProps = Pick<PendingOrder, 'address'> & Pick<LinkButtonProps, 'look' | 'onClick'>;

/** Leads only to where this shop's orders go: others may write the storage, and the owner's number may change. */
function OpenAgain({ address, ...link }: OpenAgainProps) {
  if (!address.startsWith(channel.start)) return null;
  const inWindow = address.startsWith('https:') && { target: '_blank', rel: 'noopener' };
  return (
    <LinkButton {...link} href={address} {...inWindow}>
      {strings.openAgain}
    </LinkButton>
  );
}

type WhatHappenedProps = Pick<HandedOverProps, 'opening'> & Pick<PendingOrder, 'leftOut'>;

function WhatHappened({ opening, leftOut }: WhatHappenedProps) {
  return (
    <Note kind="information">
      <strong id="what-happened">
        {opening === 'unknown' ? strings.isItSent : words[opening]}
      </strong>
      <br />
      {opening === 'unknown' ? words.opened : words.notYet}
      {words.unseen && <p>{words.unseen}</p>}
      {words.otherwise && <p>{words.otherwise}</p>}
      {leftOut !== 'nothing' && (
        <p>{leftOut === 'address' ? strings.addressLeftOut : strings.linesLeftOut}</p>
      )}
    </Note>
  );
}
