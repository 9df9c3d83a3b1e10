import { availabilityOf } from '#catalogue/availability.ts';
import type { ProductFacts } from '#catalogue/productDetails.ts';
import { pick } from '#reader/files/present.ts';
import type { Shape } from '#reader/kinds/field.ts';
import { type ProductFile, productFields } from '#reader/fields/product.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import { type Written, readFolderName } from './openProducts.ts';
import { picturesOf } from './productPictures.ts';

/** What of the settings products are made with. */
type OfAll = Pick<Settings, 'facts' | 'fewFrom' | 'fit'>;

/** A product of the shop, or one of its sizes; prices are in hundredths of the currency. */
export type ShopProduct = ReturnType<typeof makeProduct> & {
  /** Whether nobody has translated it yet. */
  readonly untranslated?: boolean;
};

/** The products in the order that their owner gave them, else in that of their numbers. */
export function makeProducts(
  contents: ReadonlyMap<string, ProductFile>,
  ofAll: OfAll,
  shape?: Shape,
): readonly ShopProduct[] {
  const placeOf = ({ order, id }: Pick<Written, 'order' | 'id'>) => order ?? id;
  return Array.from(contents, ([folder, content]) => {
    const { id = 0 } = readFolderName(folder) ?? {};
    return { ...content, folder, id };
  })
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id)
    .flatMap(inEachSize)
    .map((product) => makeProduct(product, ofAll, shape));
}

/** A product that has sizes as each of them, with what that has of its own. */
function inEachSize({ sizes, ...product }: Written & ProductFile): readonly Written[] {
  const { oldPrice, facts, ...shared } = product;
  const inSizes = sizes?.map(({ label, number, ...own }) => ({
    ...shared,
    // The price before is that of the price.
    ...(own.price === undefined && { oldPrice }),
    ...own,
    price: own.price ?? shared.price,
    id: number,
    size: label,
    family: shared.id,
    facts: { ...facts, ...pick(own, productFields.factOfSize) },
  }));
  return inSizes ?? [product];
}

function makeProduct(product: Written, { facts: shared, fewFrom, fit }: OfAll, shape?: Shape) {
  const availability = availabilityOf(product, fewFrom);
  const { more: own = [] } = product.facts ?? {};
  const others = (shared?.more ?? []).filter(({ name }) => own.every((fact) => fact.name !== name));
  return {
    ...product,
    availability: availability === 'in stock' ? undefined : availability,
    /** The first one, and further ones if there are; those of a size begin with its own. */
    pictures: picturesOf(product, fit, shape),
    /** Its own, and those of all products. */
    facts: {
      ...shared,
      ...product.facts,
      ...pick(product, productFields.fact),
      ...(others.length > 0 && { more: [...others, ...own] }),
    } as ProductFacts,
  };
}

/** The categories that have a product; the others have no page (SPEC 17.22). */
export function filledCategories(
  { categories = [] }: Pick<Partial<Settings>, 'categories'>,
  products: readonly Pick<ProductFile, 'category'>[],
): NonNullable<Settings['categories']> {
  return categories.filter(({ slug }) => products.some(({ category }) => category === slug));
}
