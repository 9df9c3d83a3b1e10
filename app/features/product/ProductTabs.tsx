import { listFacts } from '#domain/facts.ts';
import type { ProductDetails } from '#domain/product.ts';
import { productPage } from '#shop/words';
import { Prose } from '#ui/Prose.tsx';
import { Rows } from '#ui/Rows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import * as strings from '#strings/productPage.ts';
import styles from './ProductTabs.module.css';
import { promises } from '#features/shared/promises.ts';

const { benefits, note } = productPage;

/** What is true of all products with the facts of this one, and shipping and return (SPEC 7.5). */
export function ProductTabs({ details }: { readonly details: ProductDetails }) {
  const { howToUse: _said, ...facts } = details.facts;
  const more = details.description?.slice(1) ?? [];
  const suitability = details.suitability ?? productPage.suitability;
  const rows = listFacts(facts).map(
    ([term, fact]) => [term, fact === facts.ingredients ? inLatin(fact) : fact] as const,
  );
  return (
    <Tabs
      label={strings.information}
      tabs={[
        {
          title: strings.descriptionTab,
          panel: (
            <div className={styles.description}>
              {more.length > 0 && <Prose text={more} />}
              {suitability && <p className={styles.suitability}>{suitability}</p>}
              <ul>
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
              {note && <p className="muted">{note}</p>}
              {rows.length > 0 && <Rows rows={rows} />}
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

/** The names of ingredients are the same in every language (INCI). */
function inLatin(names: string) {
  return <span lang="en">{names}</span>;
}
