import { policies } from '#shop/policies';
import { productPage } from '#shop/words';
import { Rows } from '#ui/Rows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import * as terms from '#words/policies.ts';
import * as words from '#words/productPage.ts';
import { ProductFacts } from './ProductFacts.tsx';
import styles from './ProductTabs.module.css';

const { suitability, benefits, note } = productPage;

type ProductTabsProps = { readonly id: number; readonly description: string };

/** The description, and shipping and return (SPEC 7.5). */
export function ProductTabs({ id, description }: ProductTabsProps) {
  return (
    <Tabs
      label={words.information}
      tabs={[
        {
          title: words.descriptionTab,
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
              <ProductFacts key={id} id={id} />
            </div>
          ),
        },
        {
          title: words.shippingTab,
          panel: (
            <Rows
              rows={[
                [terms.processing, policies.processing],
                [terms.standardShipping, policies.standardShipping],
                [terms.expressShipping, policies.expressShipping],
                [terms.freeShipping, policies.freeShipping],
                [terms.returns, policies.returns],
                [terms.guarantee, policies.guarantee],
                [terms.support, policies.support],
              ]}
            />
          ),
        },
      ]}
    />
  );
}
