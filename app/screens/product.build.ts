import { familyOf, findProduct, fullName } from '#catalogue/product.ts';
import { isOfProduct } from '#catalogue/productDetails.ts';
import { catalogue } from '#shop/products';
import { returns } from '#shop/settings';
import type { ScreenBuild } from '#html/ScreenBuild.ts';
import { describeProduct } from '#html/productStructuredData.ts';
import { sending } from '#html/shippingDetails.ts';

export const build: ScreenBuild = {
  ids: catalogue.map(({ id }) => String(id)),
  mainId(id) {
    const product = findProduct(catalogue, id);
    return product ? String(familyOf(product)) : id;
  },
  module: (id) => `shop/details-${id}`,
  sharingPicture: (id, details) => {
    const product = findProduct(catalogue, id);
    const [alt = ''] = isOfProduct(details) ? details.alts : [];
    return product && { picture: product.image, alt };
  },
  trailName: (id) => {
    const product = findProduct(catalogue, id);
    return product && fullName(product);
  },
  structuredData: (id, details) => {
    const product = findProduct(catalogue, id);
    if (!product || !isOfProduct(details)) return [];
    const others = catalogue.filter(
      ({ family }) => family !== undefined && family === product.family,
    );
    return (others.length > 0 ? others : [product]).map((each) => {
      const { gtin: _, ...shared } = details;
      const given = {
        ...sending,
        returns,
        details: each === product ? details : shared,
      };
      return describeProduct(each, import.meta.env.TAKES_ORDERS, given);
    });
  },
};
