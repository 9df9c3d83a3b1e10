/**
 * What people write into a shop's files and no file has: what there is instead, as the end of a sentence.
 * A field that a schema has is never looked up here.
 */
// oxfmt-ignore
const synonyms: readonly (readonly [fields: string, instead: string])[] = [
  ['quantity inventory', 'write it as stock'],
  ['hidden draft published active', 'nothing is hidden: write availability: out of stock, or move the product’s folder out of products'],
  ['film video', 'pages play no videos: write a link to it in the description, as in [How it is brewed](https://…)'],
  ['size volume', 'write it as variant, or in facts as netQuantity; several are sizes'],
  ['colour color', 'write it as variant, or in facts as more; several are sizes'],
  ['attributes', 'name the fact in filters of settings/range.yaml, as in filters: [material], and write its values in facts of each product.yaml, as in material: Silver, moonstone'],
  ['veg vegetarian nonVeg', 'write it in facts as diet: veg, non-veg, egg or vegan'],
  ['allergen', 'write it in facts as allergens'],
  ['fssai licence license', 'write it in seller of settings/shop.yaml, as in registrations: [{ name: FSSAI, number: … }]'],
  ['shelfLife', 'write it in facts as bestBefore'],
  ['hsn', 'write it in facts as more, with name and text, as in more: [{ name: HSN, text: 2001 }]'],
  ['fabric', 'write it in facts as material'],
  ['dimensions length width height', 'write them in facts as measures'],
  ['title', 'write it as name'],
  ['image images photo photos picture', 'write the names of the files in pictures'],
  ['saleEnds saleUntil offerEnds', 'an offer ends when you remove oldPrice and tag'],
  ['salePrice offerPrice', 'write the new price as price, and the one before as oldPrice'],
  ['discount coupon couponCode', 'there are no codes: settings/holidays.yaml may have offers, and a product an oldPrice'],
  ['codFee codCharge', 'write it in payments, as the charge of that way to pay'],
  ['cod cashOnDelivery upi', 'name it in payments, with a text beside it'],
  ['minOrder leastOrder', 'write it as minimumOrder'],
  ['holiday vacation', 'write it in closed of calendar, with from and to'],
  ['hero featured banners services spotlight favourites collections social', 'write it in parts, after a dash'],
  ['gst vat', 'write it as tax'],
  ['instagram facebook', 'write it as socialProfile'],
  ['digits', 'write a 9 for each in form, as in form: 99999'],
];

/** What to do in place of a field that no file has; nothing for an unknown word. */
export function insteadOf(field: string): string | undefined {
  if (/^[\d.]+$/.test(field))
    return 'a comma between braces begins a new field: write the price without it';
  const word = field.toLowerCase();
  return synonyms.find(([fields]) => fields.toLowerCase().split(' ').includes(word))?.[1];
}
