import { favourites } from '#shop/home';
import { catalogue } from '#shop/products';
import { ProductCard } from '#features/product/ProductCard.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import styles from './Favourites.module.css';

/** The first nine products; the first is large, so that nine fill every grid (SPEC 4.6). */
export function Favourites() {
  return (
    <section className="section" aria-labelledby="favourites-title">
      <div className="wrap">
        <SectionHeading
          id="favourites-title"
          title={favourites.title}
          aside={<p>{favourites.note}</p>}
        />
        <ul className={styles.grid}>
          {catalogue.slice(0, 9).map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                wording="home"
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
