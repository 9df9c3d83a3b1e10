import type { Path } from '#shop-data/read/problem.ts';
import type { ShopProduct } from '#shop-data/read/products/readProducts.ts';
import type { Settings } from '#shop-data/fields/settings/settings.ts';

export type Rule<Subject, Beside = undefined> = {
  /** The field that is missing or wrong. */
  readonly path: Path;
  readonly isWrong: (subject: Subject, beside: Beside) => boolean;
  /** The end of a sentence that begins with the field. */
  readonly message: string;
  readonly source: string;
};

/** What the law of a country requires a shop to say. */
export type CountryRules = {
  readonly lookedUp: string;
  readonly settings: readonly Rule<Settings>[];
  readonly products: readonly Rule<ShopProduct, Settings>[];
};
