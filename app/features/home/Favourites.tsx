import { useId } from 'react';
import type { Product } from '#catalogue/product.ts';
import { ProductCard } from '#features/product/ProductCard.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import styles from './Favourites.module.css';

type FavouritesProps = {
  readonly title: string;
  readonly note: string;
  readonly products: readonly Product[];
};

/** The favourites; the first is large, so that nine fill every grid. */
export function Favourites({ title, note, products }: FavouritesProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHeading id={id} title={title} aside={<p>{note}</p>} />
        <ul className={`grid ${styles.favourites}`}>
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                isLarge={index === 0}
                sizes={
                  index === 0
                    ? '(min-width: 1440px) 628px, (min-width: 992px) 46vw, (min-width: 768px) 61vw, 92vw'
                    : '(min-width: 1440px) 302px, (min-width: 992px) 23vw, (min-width: 768px) 30vw, 46vw'
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
