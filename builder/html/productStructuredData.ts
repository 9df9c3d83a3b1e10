import type {
  ItemAvailability,
  MerchantReturnPolicy,
  Offer,
  Product,
  UnitPriceSpecification,
} from 'schema-dts';
import { dayOf } from '#ordering/day.ts';
import { type Availability, availabilityOn, firstDayOf } from '#catalogue/availability.ts';
import type { ProductFacts } from '#catalogue/productDetails.ts';
import { listFacts } from '#say/sayFacts.ts';
import { sharingAddress } from '#catalogue/picture.ts';
import { type Product as ShopProduct, fullName } from '#catalogue/product.ts';
import type { ProductDetails } from '#catalogue/productDetails.ts';
import { kindOf, skuOf } from '#say/sayProduct.ts';
import { currency, name, type returns } from '#shop/settings';
import { productPage } from '#shop/words';
import { absolute, absoluteFile } from '#shell/head.ts';
import { optionsOf } from './options.ts';
import { type Sending, describeShipping, plainAmount, withTax } from './shippingDetails.ts';
import { organization } from './structuredData.ts';

/** What a shop may say beyond its products. */
type Given = Sending & {
  readonly details?: Pick<ProductDetails, 'brand' | 'facts' | 'gtin'> | undefined;
  readonly returns?: typeof returns;
};

/** Without rating and review, since there are none. */
export function describeProduct(
  product: ShopProduct,
  takesOrders: boolean,
  given: Given = {},
): Product {
  return {
    '@type': 'Product',
    '@id': `${absolute(`/product/${product.id}`)}#product`,
    name: fullName(product),
    description: product.description ?? productPage.standardText ?? product.name,
    image: absoluteFile(sharingAddress(product.image)),
    sku: skuOf(product),
    category: kindOf(product),
    brand: { '@type': 'Brand', name: given.details?.brand ?? name },
    ...(given.details?.gtin !== undefined && { gtin: given.details.gtin }),
    offers: {
      ...describeOffer(product, takesOrders, given),
      ...(takesOrders && describeShipping(product, given)),
      ...(takesOrders && describeReturns(given.returns)),
    },
    ...describeFacts(given.details?.facts),
    ...describeSize(product),
  };
}

/** That a product is one of several sizes (SPEC 16.60). */
function describeSize(product: ShopProduct): Omit<Extract<Product, object>, '@type'> {
  const { name, family } = product;
  if (family === undefined) return {};
  const options = optionsOf(product);
  const group = {
    '@type': 'ProductGroup' as const,
    '@id': `${absolute(`/product/${family}`)}#group`,
    name,
    productGroupID: String(family),
    variesBy: Object.keys(options).map((option) => `https://schema.org/${option}`),
  };
  return { ...options, isVariantOf: group };
}

/** What the page says beside the description (SPEC 16.40). */
function describeFacts(facts: ProductFacts = {}): Omit<Extract<Product, object>, '@type'> {
  const listed = listFacts(facts);
  return {
    ...(facts.netQuantity !== undefined && { size: facts.netQuantity }),
    ...(facts.origin !== undefined && {
      countryOfOrigin: { '@type': 'Country', name: facts.origin },
    }),
    ...(facts.maker !== undefined && {
      manufacturer: { '@type': 'Organization', name: facts.maker },
    }),
    ...(listed.length > 0 && {
      additionalProperty: listed.map(([name, value]) => ({
        '@type': 'PropertyValue',
        name,
        value,
      })),
    }),
  };
}

/** Nothing is in stock while the shop takes no orders. */
function describeOffer(product: ShopProduct, takesOrders: boolean, given: Sending) {
  const today = dayOf(Date.now());
  const { id, price, availability } = product;
  return {
    '@type': 'Offer',
    url: absolute(`/product/${id}`),
    price: plainAmount(withTax(price, product, given)),
    priceCurrency: currency.code,
    ...describeUnitPrice(product, given),
    itemCondition: 'https://schema.org/NewCondition',
    ...describeAvailability(takesOrders ? availabilityOn(today, availability) : 'out of stock'),
    seller: organization,
  } satisfies Offer;
}

// oxfmt-ignore
const unitCodes: Readonly<Record<string, string>> = {
  ml: 'MLT', l: 'LTR', g: 'GRM', kg: 'KGM', cm: 'CMT', m: 'MTR', piece: 'C62',
};

/** What the product costs for an amount by which it can be compared (SPEC 7.9). */
function describeUnitPrice(
  product: ShopProduct,
  given: Sending,
): { readonly priceSpecification?: UnitPriceSpecification } {
  const { unitPrice } = product;
  if (!unitPrice) return {};
  const [value, unit = ''] = unitPrice.per.split(' ');
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: plainAmount(withTax(unitPrice.amount, product, given)),
      priceCurrency: currency.code,
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: Number(value),
        unitCode: unitCodes[unit] ?? unit,
      },
    },
  };
}

/** How a product is returned (SPEC 16.43). */
function describeReturns(given: typeof returns): {
  readonly hasMerchantReturnPolicy?: MerchantReturnPolicy;
} {
  if (!given) return {};
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: given.country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: given.days,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees:
        given.paidBy === 'shop'
          ? 'https://schema.org/FreeReturn'
          : 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  };
}

const schemaWords = new Map<Availability | undefined, string>([
  [undefined, 'InStock'],
  ['few left', 'LimitedAvailability'],
]);

/** A product of a later day can be ordered before it (SPEC 16.55). */
function describeAvailability(availability: Availability | undefined) {
  const firstDay = firstDayOf(availability);
  const state = firstDay ? 'PreOrder' : (schemaWords.get(availability) ?? 'OutOfStock');
  return {
    availability: `https://schema.org/${state}` as ItemAvailability,
    ...(firstDay && { availabilityStarts: firstDay }),
  };
}
