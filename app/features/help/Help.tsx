import { seller, zones, zonesBy } from '#shop/settings';
import type { ReactNode } from 'react';
import { linkTo } from '#links/address.ts';
import type { helpParts } from '#address/screens.ts';
import { channel } from '#channel';
import { returnPromises, shippingPromises } from '#features/shared/promises.ts';
import { privacy, returns, shipping, terms } from '#shop/help';
import { usePart } from '#loading/usePart.ts';
import { Button } from '#ui/Button.tsx';
import { Prose } from '#ui/Prose.tsx';
import { Rows } from '#ui/Rows.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { orderIsKept as kept } from '#strings/checkout';
import * as strings from '#strings/textPages';
import styles from './Help.module.css';
import { zoneRow } from './zoneRow.ts';

const shippingRows = zonesBy
  ? [...shippingPromises, ...(zones ?? []).map((zone) => zoneRow(zone))]
  : shippingPromises;

/** Returns, shipping, terms and privacy, as SPEC 11.3 and 1.2 give them (SPEC 10.3). */
export function Help() {
  const { action } = returns;
  return (
    <div className={`${styles.sections} page-foot`}>
      <Part id="returns" title={returns.title}>
        <div>
          <Rows rows={returnPromises} />
          {returns.text && <Prose text={returns.text} />}
          {action && <TextLink {...linkTo(action.to)}>{action.label}</TextLink>}
        </div>
      </Part>
      {shippingRows.some(([, promise]) => promise) && (
        <Part id="shipping" title={shipping.title}>
          <Rows rows={shippingRows} />
        </Part>
      )}
      {terms.text && (
        <Part id="terms" title={terms.title}>
          <Prose text={terms.text} />
        </Part>
      )}
      <Part id="privacy" title={privacy.title}>
        <div>
          {privacy.text && <Prose text={privacy.text} />}
          {import.meta.env.TAKES_ORDERS && (
            <p>{`${channel.words.privacy} ${import.meta.env.ASKS_BUYER ? kept : ''}`}</p>
          )}
          <ClearButton />
        </div>
      </Part>
      {seller && <Seller {...seller} />}
    </div>
  );
}

type PartProps = {
  readonly id: (typeof helpParts)[number];
  readonly title: string;
  readonly children: ReactNode;
};

function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} className="line-above part" tabIndex={-1}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Who sells, and who answers complaints (SPEC 14.110). */
function Seller({ name, address, registrations = [], grievance }: NonNullable<typeof seller>) {
  const { name: officer, phone, email, hours } = grievance ?? {};
  return (
    <Part id="seller" title={strings.seller}>
      <Rows
        rows={[
          [strings.sellerName, name],
          [strings.sellerAddress, address],
          ...registrations.map((own) => [own.name, own.number] as const),
          [
            strings.grievance,
            grievance && [officer, phone, email, hours].filter(Boolean).join(' · '),
          ],
        ]}
      />
    </Part>
  );
}

/** Opens the dialog that clears what the browser keeps (SPEC 16.12). */
function ClearButton() {
  const { part, open, close } = usePart(() => import('./ClearDialog.tsx'));
  return (
    <div className="needs-script">
      <Button look="line" aria-haspopup="dialog" onClick={() => open()}>
        {strings.clearStored}
      </Button>
      {part && <part.ClearDialog onClose={close} />}
    </div>
  );
}
