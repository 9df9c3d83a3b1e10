import { productPage } from '#shop/words';
import { Rows } from '#ui/Rows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import * as strings from '#strings/productPage.ts';
import { ProductFacts } from './ProductFacts.tsx';
import styles from './ProductTabs.module.css';
import { promises } from './promises.ts';

const { suitability, benefits, note } = productPage;

/** What is true of all products with the facts of this one, and shipping and return (SPEC 7.5). */
export function ProductTabs({ id }: { readonly id: number }) {
  return (
    <Tabs
      label={strings.information}
      tabs={[
        {
          title: strings.descriptionTab,
          panel: (
            <div className={styles.description}>
              {suitability && <p className={styles.suitability}>{suitability}</p>}
              <ul>
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
              {note && <p className="muted">{note}</p>}
              <ProductFacts key={id} id={id} />
            </div>
          ),
        },
        {
          title: strings.shippingTab,
          panel: <Rows rows={promises} />,
        },
      ]}
    />
  );
}
