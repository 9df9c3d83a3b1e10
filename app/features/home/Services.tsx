import { asSentence } from '#ui/asSentence.ts';
import type { HomePart } from '#shop/home';
import { policies } from '#shop/settings';
import { Icon } from '#ui/Icon.tsx';
import { service } from '#strings/home';
import styles from './Services.module.css';

type ServicesProps = { readonly services: HomePart<'services'>; readonly isFirst: boolean };

/** Up to four of the shop's promises (SPEC 4.4); the texts are those of SPEC 11.3. */
export function Services({ services, isFirst }: ServicesProps) {
  return (
    <section className="section" aria-label={isFirst ? service : undefined}>
      <div className="wrap">
        <ul className={styles.services} data-columns={services.length}>
          {services.map(({ icon, title, policy }) => (
            <li key={title}>
              <Icon name={icon} />
              <div>
                <strong>{title}</strong>
                <span>{asSentence(policies[policy] ?? '')}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
