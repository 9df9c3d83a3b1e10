import { findProduct } from '#domain/product.ts';
import { catalogue } from '#shop/products';
import type { ScreenSite } from '#site/ScreenSite.ts';
import { describeProduct } from '#site/structuredData.ts';

export const site: ScreenSite = {
  ids: catalogue.map(({ id }) => String(id)),
  sharingPicture: (id) => findProduct(catalogue, id)?.image,
  structuredData: (id) => {
    const product = findProduct(catalogue, id);
    return product ? [describeProduct(product)] : [];
  },
};
