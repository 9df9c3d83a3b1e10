import type { Settings } from './schema.ts';
import { advise, fieldName } from './wording.ts';
import type { YamlFile } from './yamlFile.ts';

type Category = NonNullable<Settings['categories']>[number];
type Sorted = { readonly category?: string | undefined };

/** What is wrong with a list of categories, a sentence for each mistake (SPEC 17.22). */
export function checkCategories({ categories = [] }: Settings, file: YamlFile): readonly string[] {
  return (['slug', 'name'] as const).flatMap((field) =>
    categories.flatMap((category, index) => {
      const first = categories.findIndex((other) => other[field] === category[field]);
      const path = ['categories', index, field];
      return first === index
        ? []
        : [
            file.say(
              path,
              `${fieldName(path)} is “${category[field]}”, and so is that of category ${first + 1}: give one of them another ${field}`,
            ),
          ];
    }),
  );
}

/** What is wrong with the category of a product. */
export function checkCategory(
  { category }: Sorted,
  { categories = [] }: Settings,
  file: YamlFile,
): readonly string[] {
  const slugs = categories.map(({ slug }) => slug);
  if (category === undefined || slugs.includes(category)) return [];
  const help =
    slugs.length > 0
      ? advise(category, slugs)
      : 'add the list of categories there, or remove this line';
  return [
    file.say(
      ['category'],
      `category is “${category}”, which is none of the categories of settings.yaml: ${help}`,
    ),
  ];
}

/** The categories that have a product; the others have no page (SPEC 17.22). */
export function filledCategories(
  { categories = [] }: Settings,
  products: readonly Sorted[],
): readonly Category[] {
  return categories.filter(({ slug }) => products.some(({ category }) => category === slug));
}

/** Says which categories are left out, because no product has them. */
export function findEmptyCategories(
  settings: Settings,
  products: readonly Sorted[],
  file: YamlFile,
): readonly string[] {
  const filled = filledCategories(settings, products);
  return (settings.categories ?? []).flatMap((category, index) =>
    filled.includes(category)
      ? []
      : [
          file.say(
            ['categories', index, 'slug'],
            `no product has the category ${category.slug}, so it has no page and no link: write category: ${category.slug} in a product.yaml, or remove the category`,
          ),
        ],
  );
}
