import { href } from '#domain/address.ts';
import { brand } from '#shop/brand.ts';
import { LinkButton } from '#ui/Button.tsx';
import styles from './ClosingCall.module.css';

/** The link from the story to the products (SPEC 10.1). */
export function ClosingCall() {
  return (
    <section className="section">
      <div className="wrap">
        <div className={`hangs ${styles.call}`}>
          <h2>{`Ready to experience ${brand.name}?`}</h2>
          <LinkButton href={href('/products')}>Our Collections</LinkButton>
        </div>
      </div>
    </section>
  );
}
