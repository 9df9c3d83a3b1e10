import { linkTo } from '#links/address.ts';
import type { closing } from '#shop/about';
import { LinkButton } from '#ui/Button.tsx';
import styles from './ClosingCall.module.css';

/** The link from the story to the products (SPEC 10.1). */
export function ClosingCall({ title, action }: NonNullable<typeof closing>) {
  return (
    <section className="section">
      <div className="wrap">
        <div className={`line-above ${styles.call}`}>
          <h2>{title}</h2>
          <LinkButton {...linkTo(action.to)}>{action.label}</LinkButton>
        </div>
      </div>
    </section>
  );
}
