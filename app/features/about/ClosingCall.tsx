import { OwnLinkButton } from '#features/shared/OwnLinkButton.tsx';
import type { closing } from '#shop/about';
import styles from './ClosingCall.module.css';

/** The link from the story to the products (SPEC 10.1). */
export function ClosingCall({ title, action }: NonNullable<typeof closing>) {
  return (
    <section className="section">
      <div className="wrap">
        <div className={`line-above ${styles.call}`}>
          <h2>{title}</h2>
          <OwnLinkButton link={action} />
        </div>
      </div>
    </section>
  );
}
