import { href } from '#domain/address.ts';
import { policies } from '#shop/policies.ts';
import { Rows } from '#ui/Rows.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Help.module.css';

/** Returns, shipping, terms and privacy, as SPEC 11.3 and 1.2 give them (SPEC 10.3). */
export function Help() {
  return (
    <div className={`${styles.sections} page-foot`}>
      <section id="returns" className="hangs" tabIndex={-1}>
        <h2>Start A Return</h2>
        <div>
          <Rows
            rows={[
              ['Returns', policies.returns],
              ['Guarantee', policies.guarantee],
              ['Support', policies.support],
            ]}
          />
          <p>
            This is a demonstration shop: nothing was ordered, so there is nothing to send back.
          </p>
          <TextLink href={href('/contact')}>Contact Us</TextLink>
        </div>
      </section>
      <section id="shipping" className="hangs" tabIndex={-1}>
        <h2>Shipping FAQ</h2>
        <Rows
          rows={[
            ['Processing', policies.processing],
            ['Standard shipping', policies.standardShipping],
            ['Express shipping', policies.expressShipping],
            ['Free shipping', policies.freeShipping],
          ]}
        />
      </section>
      <section id="terms" className="hangs" tabIndex={-1}>
        <h2>Terms &amp; Conditions</h2>
        <p>
          This shop is a demonstration. No payment is taken, no order is fulfilled and no account is
          created.
        </p>
      </section>
      <section id="privacy" className="hangs" tabIndex={-1}>
        <h2>Privacy Policy</h2>
        <p>
          There is no server, no login and there are no cookies. Your cart and wishlist are kept in
          this browser alone, and nothing that you type or do leaves it.
        </p>
      </section>
    </div>
  );
}
