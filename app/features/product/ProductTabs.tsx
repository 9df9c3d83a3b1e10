import { policies } from '#shop/policies.ts';
import { Rows } from '#ui/Rows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './ProductTabs.module.css';

const benefits = [
  'Light enough for heat and humidity',
  'Made for every day, morning or night',
  'Takes one minute of yours',
];

/** The description, and shipping and return (SPEC 7.5). */
export function ProductTabs({ description }: { readonly description: string }) {
  return (
    <Tabs
      label="Product information"
      tabs={[
        {
          title: 'DESCRIPTION',
          panel: (
            <div className={styles.description}>
              <p className="lead">{description}</p>
              <p className={styles.skin}>For Normal, Oily, Combined Skin Types</p>
              <ul>
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
              <p className="muted">Available in 7 shades</p>
            </div>
          ),
        },
        {
          title: 'SHIPPING & RETURN',
          panel: (
            <Rows
              rows={[
                ['Processing', policies.processing],
                ['Standard shipping', policies.standardShipping],
                ['Express shipping', policies.expressShipping],
                ['Free shipping', policies.freeShipping],
                ['Returns', policies.returns],
                ['Guarantee', policies.guarantee],
                ['Support', policies.support],
              ]}
            />
          ),
        },
      ]}
    />
  );
}
