import { href } from '#links/address.ts';
import { categories } from '#shop/settings';
import { productsPage } from '#shop/words';
import * as strings from '#strings/products';
import styles from './CategoryLinks.module.css';

type CategoryLinksProps = {
  /** The slug of the category that is shown; empty for all products. */
  readonly current: string;
};

/** A quiet row of links above a list: all products, then each category (SPEC 17.21). */
export function CategoryLinks({ current }: CategoryLinksProps) {
  const mark = (slug: string) => (slug === current ? 'page' : undefined);
  return (
    <nav className={styles.row} aria-label={strings.categories}>
      <ul className="links">
        <li>
          <a href={href('/products')} aria-current={mark('')}>
            {productsPage.title}
          </a>
        </li>
        {categories?.map(({ slug, name }) => (
          <li key={slug}>
            <a href={href(`/products/category/${slug}`)} aria-current={mark(slug)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
