import type { ReactNode } from 'react';
import { href } from '#links/address.ts';
import { arrivalOf } from '#ordering/arrival.ts';
import { sayArrival } from '#say/sayArrival.ts';
import { useClock } from '#features/shared/useToday.ts';
import { askLink, canBeAsked } from '#address/phoneLink.ts';
import { type Product, fullName } from '#catalogue/product.ts';
import { calendar, contact, delivery, policies, site, zones } from '#shop/settings';
import { Icon } from '#ui/Icon.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { copyText } from '#ui/copyText.ts';
import { info, success } from '#ui/toast.ts';
import * as strings from '#strings/productPage';
import styles from './BuyingFacts.module.css';

type BuyingFactsProps = { readonly product: Product; readonly howToUse: string | undefined };

/** What decides: arrival, guarantee and returns, whom to ask, the link for others (SPEC 7.12), and how it is used. */
export function BuyingFacts({ product, howToUse }: BuyingFactsProps) {
  const address = site + href(`/product/${product.id}`);
  const name = fullName(product);
  const question = askLink(
    contact,
    strings.questionAbout(name),
    strings.askText({ product: name, address }),
  );
  return (
    <div className={styles.beside}>
      {(delivery || promised) && (
        <Line icon="truck">
          <Arrival product={product} />
        </Line>
      )}
      {(guarantee || returns) && (
        <Line icon="shield">
          <span>
            {guarantee && <span>{guarantee}</span>}
            {guarantee && returns && '\u{a0}· '}
            {returns && <span>{returns}</span>}
          </span>
        </Line>
      )}
      <p className={styles.ways}>
        <TextLink href={href('/checkout')}>
          {strings.checkout}
          <Icon name="forward" />
        </TextLink>
        {canBeAsked(contact) && (
          <a {...question}>
            {strings.ask}
            <span className="visually-hidden">
              {strings.askBy[contact.opens === 'whatsapp' ? 'whatsapp' : 'mail']}
            </span>
          </a>
        )}
        <button type="button" className="needs-script" onClick={() => share(name, address)}>
          {strings.share}
        </button>
      </p>
      {howToUse !== undefined && (
        <section className={`part ${styles.use}`} aria-labelledby="use-title">
          <h2 id="use-title">{strings.howToUse}</h2>
          <p className="muted">{howToUse}</p>
        </section>
      )}
    </div>
  );
}

function Line({ icon, children }: { readonly icon: 'truck' | 'shield'; children: ReactNode }) {
  return (
    <p className={styles.line}>
      <Icon name={icon} />
      {children}
    </p>
  );
}

const { guarantee, returns, processing, standardShipping } = policies;
const promise = standardShipping && `${strings.standardShipping}: ${standardShipping}`;
const promised = [delivery ? undefined : processing, promise].filter(Boolean).join('\u{a0}· ');

/** The day is the browser's: until it is known, and in a shop that does not reckon it, the promises are said. */
function Arrival({ product }: Pick<BuyingFactsProps, 'product'>) {
  const now = useClock();
  const arrival = delivery && now && arrivalOf(product, { calendar, delivery }, now, zones);
  return (
    <span className={styles.arrival}>
      <span hidden={Boolean(arrival)}>{promised}</span>
      {arrival && <span>{sayArrival(arrival, now)}</span>}
    </span>
  );
}

/** By the browser's own way of sharing, else a copy; where it does neither, the toast has the address itself. */
async function share(title: string, url: string): Promise<void> {
  if ('share' in navigator) {
    const isDone = await navigator.share({ title, url }).then(
      () => true,
      // The shopper has closed the browser's list of ways to share.
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isDone) return;
  }
  if (await copyText(url)) success(strings.linkCopied);
  else info(url);
}
