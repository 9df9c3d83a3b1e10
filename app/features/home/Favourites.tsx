import { type Product, findListed } from '#domain/product.ts';
import { favourites } from '#shop/home';
import { catalogue } from '#shop/products';
import { ProductCard } from '#features/product/ProductCard.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import styles from './Favourites.module.css';

/** The products that the owner names, or the first nine (SPEC 4.6, 17.7). */
export function favouritesOf(products: readonly Product[]): readonly Product[] {
  if (!favourites) return [];
  const { products: named } = favourites;
  if (!named) return products.slice(0, 9);
  return named.flatMap((id) => findListed(products, catalogue, id) ?? []);
}

type FavouritesProps = Pick<NonNullable<typeof favourites>, 'title' | 'note'> & {
  readonly products: readonly Product[];
};

/** The favourites; the first is large, so that nine fill every grid. */
export function Favourites({ title, note, products }: FavouritesProps) {
  return (
    <section className="section" aria-labelledby="favourites-title">
      <div className="wrap">
        <SectionHeading id="favourites-title" title={title} aside={<p>{note}</p>} />
        <ul className={`grid ${styles.favourites}`}>
          {products.map((product, index) => (
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
