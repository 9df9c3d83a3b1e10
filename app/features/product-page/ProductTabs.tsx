import type { ReactNode } from 'react';
import { listFacts } from '#say/sayFacts.ts';
import { langOf } from '#features/shared/langOf.ts';
import type { Product } from '#catalogue/product.ts';
import type { ProductDetails } from '#catalogue/productDetails.ts';
import { sayAvailability } from '#say/sayAvailability.ts';
import { kindOf, skuOf } from '#say/sayProduct.ts';
import { availability } from '#shop/settings';
import { productPage } from '#shop/words';
import { Prose } from '#ui/Prose.tsx';
import { Rows } from '#ui/Rows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import * as strings from '#strings/productPage';
import styles from './ProductTabs.module.css';
import { useAvailability } from '#features/shared/useToday.ts';
import { promises } from '#features/shared/promises.ts';

const { benefits, note } = productPage;

type ProductTabsProps = { readonly product: Product; readonly details: ProductDetails };

/** What is true of all products with the facts of this one, and shipping and return (SPEC 7.5). */
export function ProductTabs({ product, details }: ProductTabsProps) {
  const { howToUse: _said, ...facts } = details.facts;
  const more = details.description?.slice(1) ?? [];
  const now = useAvailability(product.availability);
  const suitability = details.suitability ?? productPage.suitability;
  const rows: readonly (readonly [term: string, fact: ReactNode])[] = [
    ...listFacts(facts).map(
      ([term, fact]) => [term, fact === facts.ingredients ? inLatin(fact) : fact] as const,
    ),
    [strings.sku, skuOf(product)],
    [strings.brand, details.brand],
    [strings.category, kindOf(product)],
    [strings.availability, now ? sayAvailability(now, product.stock) : availability],
  ];
  return (
    <Tabs
      label={strings.information}
      tabs={[
        {
          title: strings.descriptionTab,
          panel: (
            <div className={styles.description}>
              <div className={styles.words} {...langOf(product)}>
                {more.length > 0 && <Prose text={more} />}
                {suitability && <p className={styles.suitability}>{suitability}</p>}
                <ul>
                  {benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
                {note && <p className="muted">{note}</p>}
              </div>
              <Rows rows={rows} />
            </div>
          ),
        },
        {
          title: strings.shippingTab,
          panel: (
            <div className={styles.shipping}>
              <Rows rows={promises} />
            </div>
          ),
        },
      ]}
    />
  );
}

/** The names of ingredients are the same in every language (INCI). */
function inLatin(names: string) {
  return <span lang="en">{names}</span>;
}
