import { policies } from '#shop/policies.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Services.module.css';

const services = [
  { icon: 'truck', title: 'Free Shipping', text: policies.freeShipping },
  { icon: 'return', title: 'Easy Returns', text: `${policies.returns}.` },
  { icon: 'shield', title: 'Money-back Guarantee', text: `${policies.guarantee}.` },
  { icon: 'chat', title: 'Online Support', text: `${policies.support}.` },
] as const;

/** The shop's four promises (SPEC 4.4); the texts are those of SPEC 11.3. */
export function Services() {
  return (
    <section className="section" aria-label="Service">
      <div className="wrap">
        <ul className={styles.services}>
          {services.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <div>
                <strong>{title}</strong>
                <span>{text}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
