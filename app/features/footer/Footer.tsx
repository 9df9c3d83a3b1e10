import { type Address, href, screenLinks } from '#domain/address.ts';
import { brand } from '#shop/brand.ts';
import { policies } from '#shop/policies.ts';
import { Wordmark } from '#ui/Wordmark.tsx';
import { CardMarks } from './CardMarks.tsx';
import styles from './Footer.module.css';

const helpLinks = [
  { label: 'Start A Return', address: '/help#returns' },
  { label: 'Contact Us', address: '/contact' },
  { label: 'Shipping FAQ', address: '/help#shipping' },
  { label: 'Terms & Conditions', address: '/help#terms' },
] as const satisfies readonly { label: string; address: Address }[];

/**
 * The footer of every page (SPEC 10.3). It never changes, so it is not hydrated: the build renders it
 * beside the root, and `subscribe.ts` handles its form.
 */
export function Footer() {
  return (
    <footer className={`${styles.footer} on-dark`}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.news}>
            <h2>Letters, now and then.</h2>
            <p>New products and the odd piece of honest advice. No daily mail.</p>
            <form className={`${styles.subscribe} needs-script`}>
              <label htmlFor="subscribe-email" className="vh">
                Your email address
              </label>
              <input
                id="subscribe-email"
                type="email"
                name="email"
                placeholder="Your email address"
                autoComplete="email"
                required
              />
              <button type="submit">Subscribe</button>
            </form>
          </div>
          <LinkColumn title="Shop" links={screenLinks} />
          <LinkColumn title="Help" links={helpLinks} />
          <div className={styles.column}>
            <h2>Talk to us</h2>
            <ul>
              <li>
                <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{`WhatsApp ${brand.phone}`}</a>
              </li>
              <li>
                <a href={`mailto:${brand.email}`}>{brand.email}</a>
              </li>
            </ul>
            <p>{policies.support}</p>
          </div>
        </div>
        <div className={styles.base}>
          <span>{`© 2026 ${brand.name}`}</span>
          <CardMarks />
        </div>
      </div>
      <div className={styles.wordmark}>
        <Wordmark />
      </div>
    </footer>
  );
}

type LinkColumnProps = {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly address: Address }[];
};

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav className={styles.column} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, address }) => (
          <li key={label}>
            <a href={href(address)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
