import type { BreadcrumbList, Graph, ItemList, Organization, Thing, WebSite } from 'schema-dts';
import { type Product, fullName } from '#catalogue/product.ts';
import { contact, description, line, name, seller } from '#shop/settings';
import { absolute, absoluteFile } from '#shell/head.ts';
import { absoluteIn, pageLanguage } from './alternates.ts';
import * as strings from '#strings/shell';

const home = absolute('/');
export type PageInTrail = { readonly name: string; readonly path: string };

/** The seller, by the address that describes it once, the same in each language. */
export const organization = {
  '@id': `${absoluteIn(import.meta.env.FIRST_LANGUAGE, '/')}#organization`,
};

/** A page's schema.org data: its contents and, except for the home page, its breadcrumb. */
export function toGraph(things: readonly Thing[], trail: BreadcrumbList | undefined): Graph {
  return { '@context': 'https://schema.org', '@graph': [...things, ...(trail ? [trail] : [])] };
}

export function describeOrganization(): Organization {
  return {
    '@type': 'Organization',
    ...organization,
    name,
    url: home,
    ...(line && { slogan: line }),
    logo: absoluteFile('icons/512.png'),
    ...(contact.email && { email: contact.email }),
    ...(seller && { legalName: seller.name, address: seller.address }),
    ...(seller?.registrations && {
      identifier: seller.registrations.map((own) => ({
        '@type': 'PropertyValue' as const,
        name: own.name,
        value: own.number,
      })),
    }),
  };
}

export function describeSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${home}#site`,
    name,
    description,
    url: home,
    inLanguage: pageLanguage.lang,
    publisher: organization,
  };
}

/** A page's breadcrumb: the home page, then these pages. */
export function describeTrail(pages: readonly PageInTrail[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: strings.home, path: '/' }, ...pages].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

export function describeList(products: readonly Product[]): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: fullName({ ...product, size: '' }),
      url: absolute(`/product/${product.family ?? product.id}`),
    })),
  };
}
