import { href } from '#domain/address.ts';
import { findCategory, inCategory } from '#domain/category.ts';
import { showPage } from '#domain/listPage.ts';
import { CategoryList } from '#features/browse/CategoryList.tsx';
import { pageSize } from '#features/browse/pageSize.ts';
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

/** SPEC 17.20; of a shop without categories only that there is no such category is left by the bundler. */
export const screen: Screen = {
  title: (_, slug) =>
    (import.meta.env.HAS_CATEGORIES && findCategory(slug)?.name) || strings.notFound,
  description: (_, slug) =>
    (import.meta.env.HAS_CATEGORIES && findCategory(slug)?.description) || strings.noSuchCategory,
  isIndexed: true,
  exists: ({ count }) => count > 0,
  toasts: 'brief',
  show: (catalogue, { id, number }) => showPage(inCategory(catalogue, id), number, pageSize),
  pageSize,
  firstPictures: ({ products }) => firstInGrid(products),
  Component: CategoryScreen,
};

function CategoryScreen({ id, number, shown }: ScreenProps) {
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
          <CategoryList slug={id} name={category.name} number={number} shown={shown} />
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
