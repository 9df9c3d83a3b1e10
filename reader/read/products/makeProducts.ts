import { type Availability, availabilityOf } from '#catalogue/availability.ts';
import type { ProductFacts } from '#catalogue/productDetails.ts';
import { pick, present } from '#reader/files/present.ts';
import type { Shape } from '#reader/kinds/field.ts';
import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';
import { type ProductFile, productFields } from '#reader/fields/product.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import { readFolderName } from './openProducts.ts';
import { picturesOf } from './productPictures.ts';
import { type Numbered, type OfSize, inEachSize } from './sizes.ts';

/** A product of the shop, or one of its sizes; prices are in hundredths of the currency. */
export type ShopProduct = ReturnType<typeof pick<ProductFile, (typeof fieldsOfShop)[number]>> &
  OwnOfShop;

/** What is not made of anything else. */
const fieldsOfShop = [
  ...productFields.card,
  ...productFields.page,
  ...(['description', 'keywords', 'fit', 'goesWith', 'asks'] as const),
];

type OwnOfShop = OfSize & {
  readonly id: number;
  /** Whether nobody has translated it yet. */
  readonly untranslated?: boolean;
  /** The name of its folder, for example `04-green-tea`. */
  readonly folder: string;
  /** Its own, and those of all products. */
  readonly facts: ProductFacts;
  /** What the first pictures show. */
  readonly alt: { readonly primary: string; readonly secondary?: string };
  /** The first picture, and the second if there is one; those of a size begin with its own. */
  readonly images: readonly NamedPicture[];
  /** The pictures after the first two. */
  readonly morePictures?: readonly { readonly picture: NamedPicture; readonly alt: string }[];
  /** Missing for a product that is in stock. */
  readonly availability?: Availability;
};

/** The products in the order that their owner gave them, else in that of their numbers. */
export function makeProducts(
  contents: ReadonlyMap<string, ProductFile>,
  { facts: sharedFacts, fewFrom }: Pick<Settings, 'facts' | 'fewFrom'>,
  shape?: Shape,
): readonly ShopProduct[] {
  const orders = new Map<number, number>();
  const familyOf = ({ id, family = id }: Pick<ShopProduct, 'id' | 'family'>) => family;
  const orderOf = (product: ShopProduct) => orders.get(familyOf(product)) ?? familyOf(product);
  const all = Array.from(contents).flatMap(([folder, content]) => {
    const id = readFolderName(folder)?.id ?? 0;
    const each: readonly (ProductFile & Numbered)[] = content.sizes
      ? inEachSize(content, id)
      : [{ ...content, id }];
    return each.map((one) => ({ folder, ...one }));
  });
  return all
    .map(({ folder, ...content }) => {
      const { id, size, family, facts, order } = content;
      const [first, second, ...further] = picturesOf(folder, content, shape);
      const availability = availabilityOf(content, fewFrom);
      if (order !== undefined) orders.set(family ?? id, order);
      return {
        ...pick(content, fieldsOfShop),
        id,
        ...(family !== undefined && { family }),
        ...(size !== undefined && { size }),
        folder,
        ...(availability !== 'in stock' && { availability }),
        alt: { primary: first?.alt ?? '', ...(second && { secondary: second.alt }) },
        images: [first, second].flatMap((shown) => shown?.picture ?? []),
        ...(further.length > 0 && { morePictures: further }),
        facts: present<ProductFacts>({
          ...sharedFacts,
          ...facts,
          ...pick(content, productFields.fact),
          ...joinFacts(sharedFacts?.more, facts?.more),
        }),
      };
    })
    .toSorted((one, other) => orderOf(one) - orderOf(other) || familyOf(one) - familyOf(other));
}

type MoreFacts = NonNullable<ProductFacts['more']>;

/** The owner's own facts of the shop, and those of a product, which replace any of their name. */
function joinFacts(shared: MoreFacts = [], own: MoreFacts = []): { readonly more?: MoreFacts } {
  const others = shared.filter((fact) => own.every(({ name }) => name !== fact.name));
  const more = [...others, ...own];
  return more.length > 0 ? { more } : {};
}

/** The categories that have a product; the others have no page (SPEC 17.22). */
export function filledCategories(
  { categories = [] }: Pick<Partial<Settings>, 'categories'>,
  products: readonly Pick<ProductFile, 'category'>[],
): NonNullable<Settings['categories']> {
  return categories.filter(({ slug }) => products.some(({ category }) => category === slug));
}
