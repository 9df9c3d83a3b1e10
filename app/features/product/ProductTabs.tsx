import { policies } from '#shop/policies';
import { productPage } from '#shop/words';
import { Rows } from '#ui/Rows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './ProductTabs.module.css';

const { suitability, benefits, note } = productPage;

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
              {suitability && <p className={styles.suitability}>{suitability}</p>}
              <ul>
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
              {note && <p className="muted">{note}</p>}
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
