import { href, pageHref } from '#domain/address.ts';
import { findCategory, inCategory } from '#domain/category.ts';
import { showPage } from '#domain/listPage.ts';
import { ProductList } from '#features/browse/ProductList.tsx';
import { CategoryLinks } from '#features/product/CategoryLinks.tsx';
import { firstInGrid } from '#features/product/ProductGrid.tsx';
import { productsPage } from '#shop/words';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import * as strings from '#strings/category.ts';
import { browseProducts } from '#strings/links.ts';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 17.20. In a shop without categories, only the branch for an unknown one is bundled. */
export const screen: Screen = {
  title: (_, slug) =>
    (import.meta.env.HAS_CATEGORIES && findCategory(slug)?.name) || strings.notFound,
  description: (_, slug) =>
    (import.meta.env.HAS_CATEGORIES && findCategory(slug)?.description) || strings.noSuchCategory,
  isIndexed: true,
  exists: ({ count }) => count > 0,
  toasts: 'brief',
  show: (catalogue, { id, number }) => showPage(inCategory(catalogue, id), number),
  firstPictures: ({ products }) => firstInGrid(products),
  Component: CategoryScreen,
};

function CategoryScreen({ id, shown }: ScreenProps) {
  const category = import.meta.env.HAS_CATEGORIES && findCategory(id);
  return (
    <div className="wrap">
      {import.meta.env.HAS_CATEGORIES && category ? (
        <>
          <Breadcrumb current={category.name}>
            <li>
              <a href={href('/products')}>{productsPage.title}</a>
            </li>
          </Breadcrumb>
          <PageHead title={category.name} />
          <CategoryLinks current={id} />
          <ProductList
            shown={shown}
            labels={[category.name]}
            wording="products"
            addressOf={(page) => pageHref(`/products/category/${id}`, page)}
          />
        </>
      ) : (
        <>
          <Breadcrumb current={strings.notFound} />
          <EmptyState
            title={strings.notFound}
            text={strings.notFoundText}
            action={<LinkButton href={href('/products')}>{browseProducts}</LinkButton>}
          />
        </>
      )}
    </div>
  );
}
