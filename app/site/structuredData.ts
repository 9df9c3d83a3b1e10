import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Offer,
  Organization,
  Product,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Product as ShopProduct } from '#domain/product.ts';
import { defaultDescription } from '#domain/product.ts';
import { sharingAddress } from '#domain/sharing.ts';
import { brand } from '#shop/brand.ts';
import { absolute } from '#shell/head.ts';

const home = absolute('/');
const organization = { '@id': `${home}#organization` };

/** A page's schema.org data: its contents and, except for the home page, its breadcrumb. */
export function toGraph(things: readonly Thing[], trail: BreadcrumbList | undefined): Graph {
  return { '@context': 'https://schema.org', '@graph': [...things, ...(trail ? [trail] : [])] };
}

/** The seller. */
export function describeOrganization(): Organization {
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

/** The shop as a site. */
export function describeSite(): WebSite {
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

/** A page's breadcrumb. */
export function describeTrail(title: string, path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: home },
      { '@type': 'ListItem', position: 2, name: title, item: absolute(path) },
    ],
  };
}

/** The products of a list, in its order. */
export function describeList(products: readonly ShopProduct[]): ItemList {
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

/** Without rating and review, since there are none. */
export function describeProduct(product: ShopProduct): Product {
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

/** Nothing is in stock while the shop takes no orders. */
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
