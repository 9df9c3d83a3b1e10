import type * as z from 'zod';
import type { Ask } from '#ordering/asks.ts';
import type { asks } from '#reader/fields/asks.ts';
import { present } from '#reader/files/present.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import type { Shop } from './readShop.ts';
import type { ShopProduct } from './products/products.ts';
import { entryKeyOf } from '#ordering/payments.ts';

type Written = NonNullable<z.infer<typeof asks>>[number];

/** A question as the app has it; entries of lists have their keys in a further language. */
export function toAsk({
  hint,
  optional,
  kind = 'text',
  choices,
  least,
  most,
  ...named
}: Written): Ask {
  return present<Ask>({
    key: entryKeyOf(named),
    name: named.name,
    hint,
    kind: choices ? 'choice' : kind,
    isOptional: optional || undefined,
    least,
    most,
    choices: choices?.map(({ name, price, ...named }) =>
      present({ name, price, key: entryKeyOf({ name, ...named }) }),
    ),
  });
}

/** What is asked of a product: what its category asks, and its own. */
export function asksOf(
  { category, asks = [] }: Pick<ShopProduct, 'category' | 'asks'>,
  { categories = [] }: Pick<Settings, 'categories'>,
): readonly Ask[] | undefined {
  const ofCategory = categories.find(({ slug }) => slug === category)?.asks ?? [];
  const all = [...ofCategory, ...asks].map(toAsk);
  return all.length > 0 ? all : undefined;
}

/** The time zone of a shop in which the time of a day counts, or a day is asked. */
export function timeZoneOf({ content: { settings }, products, country }: Shop): string | undefined {
  const { calendar, orders, timeZone = country.timeZone } = settings;
  const asked: readonly { readonly kind?: string | undefined }[] = [
    orders,
    ...(settings.categories ?? []),
    ...products,
  ].flatMap<{ readonly kind?: string | undefined }>((each) => each?.asks ?? []);
  const isTimed = calendar?.closes ?? asked.some(({ kind }) => kind === 'date');
  return isTimed ? timeZone : undefined;
}
