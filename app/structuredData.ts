import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Offer,
  Organization,
  Product,
  WebSite,
} from 'schema-dts';
import type { Product as ShopProduct } from '#domain/product.ts';
import { defaultDescription, findProduct } from '#domain/product.ts';
import { browse } from '#domain/browse.ts';
import { sharingAddress } from '#domain/sharing.ts';
import { brand } from '#shop/brand.ts';
import { catalogue } from '#shop/catalogue.ts';
import { absolute } from './head.ts';
import { type Match, pathOf } from './routes.ts';

const home = absolute('/');
const organization = { '@id': `${home}#organization` };

/**
 * What search engines are told of a page in schema.org's words. The types hold the vocabulary: a
 * property or value that schema.org does not have does not compile.
 */
export function structuredData(match: Match, title: string): Graph {
  const product = findProduct(catalogue, match.id);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(match.route.path === '/' ? [describeOrganization(), describeSite()] : []),
      ...(match.route.path === '/products' ? [describeList(catalogue)] : []),
      ...(match.route.path === '/sales' ? [describeList(browse(catalogue, 'sale'))] : []),
      ...(product ? [describeProduct(product)] : []),
      ...(match.route.path === '/' ? [] : [describeTrail(title, pathOf(match))]),
    ],
  };
}

function describeOrganization(): Organization {
  return {
    '@type': 'Organization',
    ...organization,
    name: brand.name,
    url: home,
    slogan: brand.line,
    logo: absolute('/icons/512.png'),
    email: brand.email,
  };
}

function describeSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${home}#site`,
    name: brand.name,
    description: brand.description,
    url: home,
    inLanguage: 'en-IN',
    publisher: organization,
  };
}

function describeTrail(title: string, path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: home },
      { '@type': 'ListItem', position: 2, name: title, item: absolute(path) },
    ],
  };
}

function describeList(products: readonly ShopProduct[]): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ id, productName }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: productName,
      url: absolute(`/product/${id}`),
    })),
  };
}

/** No rating and no review: nobody has given one. */
function describeProduct(product: ShopProduct): Product {
  return {
    '@type': 'Product',
    '@id': `${absolute(`/product/${product.id}`)}#product`,
    name: product.productName,
    description: product.description ?? defaultDescription,
    image: absolute(sharingAddress(product.image.picture)),
    sku: `BEAU-${product.id}`,
    category: 'Beauty & Cosmetics',
    brand: { '@type': 'Brand', name: brand.name },
    offers: describeOffer(product),
  };
}

/** Nobody can buy from a shop that takes no orders, whatever its shelf looks like. */
function describeOffer({ id, price }: ShopProduct): Offer {
  return {
    '@type': 'Offer',
    url: absolute(`/product/${id}`),
    price: (price / 100).toFixed(2),
    priceCurrency: 'INR',
    itemCondition: 'https://schema.org/NewCondition',
    availability: brand.takesOrders
      ? 'https://schema.org/InStock'
      : 'https://schema.org/OutOfStock',
    seller: organization,
  };
}
