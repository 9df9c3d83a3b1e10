import { listFacts } from '#domain/facts.ts';
import { fullName } from '#domain/product.ts';
import { facts, hasFacts } from '#shop/facts';
import { catalogue } from '#shop/products';
import type { ScreenSite } from '#site/ScreenSite.ts';
import { describeProduct } from '#site/structuredData.ts';

export const site: ScreenSite = {
  ids: catalogue.map(({ id }) => String(id)),
  sharingPicture: ({ products: [product] }) => product?.image,
  trailName: ({ products: [product] }) => product && fullName(product),
  structuredData: ({ products: [product] }) => (product ? [describeProduct(product)] : []),
  files: ({ products: [product] }): Readonly<Record<string, string>> =>
    product && hasFacts ? { 'facts.json': JSON.stringify(listFacts(facts[product.id] ?? {})) } : {},
};
