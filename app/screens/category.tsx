import { href } from '#links/address.ts';
import { findCategory, inCategory } from '#catalogue/category.ts';
import { CategoryLinks } from '#features/browse/CategoryLinks.tsx';
import { FilteredList } from '#features/browse/FilteredList.tsx';
import { firstInGrid } from '#features/product/ProductGrid.tsx';
import { listed } from '#shop/products';
import { categories, categoryDescriptions } from '#shop/settings';
import { productsPage } from '#shop/words';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import * as strings from '#strings/products';
import { browseProducts } from '#strings/shell';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 17.20. In a shop without categories, only the branch for an unknown one is bundled. */
export const screen: Screen = {
  title: (slug) => (categories && findCategory(categories, slug)?.name) || strings.categoryNotFound,
  description: (slug) => (categories && categoryDescriptions.get(slug)) || strings.noSuchCategory,
  isIndexed: true,
  exists: (slug) => inCategory(listed, slug).length > 0,
  toasts: 'brief',
  firstPictures: (slug) => firstInGrid(inCategory(listed, slug)),
  next: '/product/{id}',
  Component: CategoryScreen,
};

function CategoryScreen({ id, query, refine }: ScreenProps) {
  const category = categories && findCategory(categories, id);
  return (
    <div className="wrap">
      {categories && category ? (
        <>
          <Breadcrumb current={category.name}>
            <li>
              <a href={href('/products')}>{productsPage.title}</a>
            </li>
          </Breadcrumb>
          <PageHead title={category.name} />
          <CategoryLinks current={id} />
          <FilteredList
            path={`/products/category/${id}`}
            query={query}
            products={inCategory(listed, id)}
            labels={[category.name]}
            isPart
            onRefine={refine}
          />
        </>
      ) : (
        <>
          <Breadcrumb current={strings.categoryNotFound} />
          <EmptyState
            title={strings.categoryNotFound}
            text={strings.categoryNotFoundText}
            action={<LinkButton href={href('/products')}>{browseProducts}</LinkButton>}
          />
        </>
      )}
    </div>
  );
}
