import { href } from '#address/address.ts';
import { asksBuyer, orderStrings } from '#ordering/channel/orderStrings.ts';
import { returnPromises, shippingPromises } from '#features/shared/promises.ts';
import { privacy, returns, shipping, terms } from '#shop/help';
import { seller } from '#shop/seller';
import { Rows } from '#ui/Rows.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { orderIsKept as kept } from '#strings/checkout.tsx';
import * as strings from '#strings/textPages.ts';
import { ClearButton } from './ClearButton.tsx';
import styles from './Help.module.css';

/** Returns, shipping, terms and privacy, as SPEC 11.3 and 1.2 give them (SPEC 10.3). */
export function Help() {
  return (
    <div className={`${styles.sections} page-foot`}>
      <section id="returns" className="line-above part" tabIndex={-1}>
        <h2>{returns.title}</h2>
        <div>
          <Rows rows={returnPromises} />
          <p>{returns.text}</p>
          <TextLink href={href(returns.action.to)}>{returns.action.label}</TextLink>
        </div>
      </section>
      <section id="shipping" className="line-above part" tabIndex={-1}>
        <h2>{shipping.title}</h2>
        <Rows rows={shippingPromises} />
      </section>
      <section id="terms" className="line-above part" tabIndex={-1}>
        <h2>{terms.title}</h2>
        <p>{terms.text}</p>
      </section>
      <section id="privacy" className="line-above part" tabIndex={-1}>
        <h2>{privacy.title}</h2>
        <div>
          <p>{privacy.text}</p>
          {import.meta.env.ORDER_CHANNEL !== 'demonstration' && (
            <p>{`${orderStrings.privacy} ${asksBuyer ? kept : ''}`}</p>
          )}
          <ClearButton />
        </div>
      </section>
      {seller && <Seller {...seller} />}
    </div>
  );
}

/** Who sells, and who answers complaints (SPEC 14.110). */
function Seller({ name, address, registrations = [], grievance }: NonNullable<typeof seller>) {
  const { name: officer, phone, email, hours } = grievance ?? {};
  return (
    <section id="seller" className="line-above part" tabIndex={-1}>
      <h2>{strings.seller}</h2>
      <Rows
        rows={[
          [strings.sellerName, name],
          [strings.sellerAddress, address],
          ...registrations.map((own) => [own.name, own.number] as const),
          [
            strings.grievance,
            grievance && [officer, phone, email, hours].filter(Boolean).join(', '),
          ],
        ]}
      />
    </section>
  );
}
