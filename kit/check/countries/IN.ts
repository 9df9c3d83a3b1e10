import { indianAmounts } from '#shop-data/fields/unitPrice.ts';
import type { ShopProduct } from '#shop-data/read/products/readProducts.ts';
import type { Settings } from '#shop-data/fields/settings/settings.ts';
import type { CountryRules } from './countryRules.ts';

const commerce =
  'Consumer Protection (E-Commerce) Rules, 2020, as taxguru.in/corporate-law/duties-indian-e-commerce-entities.html gives them';
const metrology =
  'Legal Metrology (Packaged Commodities) Rules, 2011, as lmd.kerala.gov.in/?p=804 gives them';

const food =
  'Food Safety and Standards (Labelling and Display) Regulations, 2020, 5(4), as bwcindia.org/web/awareness/learnabout/VegandNon-VegSymbols.html gives them; the number must be shown where food is sold';

/** A number of a food business, which the shop or a product says. */
const hasFssai = ({ facts: { more = [] } }: ShopProduct, { seller }: Settings) =>
  [...(seller?.registrations ?? []), ...more].some(({ name }) => /^fssai\b/i.test(name));

/** Two packs of different goods or more, which is known by the name alone. */
const kit =
  /(?<![\p{L}\p{M}])(?:kits?|combos?|hampers?|gift (?:box|set)|किट|कॉम्बो|हैम्पर|गिफ\u093C?्ट (?:बॉक्स|सेट))(?![\p{L}\p{M}])/iu;

/** With a postcode, a phone number and an e-mail address. */
const complete = /^(?=.*\b\d{3} ?\d{3}\b)(?=.*\d[\d ]{8,})(?=.*@)/s;

/** What the law of India requires a shop to say, each with a source. */
export const rules: CountryRules = {
  lookedUp: '24 November 2026',
  settings: [
    {
      path: ['tax', 'isIncluded'],
      isWrong: ({ tax }) => !tax.isIncluded && tax.percent > 0,
      message: 'is false, but prices have to contain all taxes',
      source: metrology,
    },
    {
      path: ['seller'],
      isWrong: ({ seller }) => !seller,
      message: 'is missing: say the legal name and the address of who sells',
      source: commerce,
    },
    {
      path: ['seller', 'grievance'],
      isWrong: ({ seller }) => seller !== undefined && !seller.grievance,
      message: 'is missing: name the officer who answers complaints',
      source: commerce,
    },
    {
      path: ['seller', 'grievance', 'name'],
      isWrong: ({ seller }) => seller?.grievance?.name.match(/[,(–]| - /) === null,
      message: 'has no designation: write it after the name, as in Asha Rao, Head of Customer Care',
      source: commerce,
    },
    {
      path: ['unitPrices'],
      isWrong: ({ unitPrices = [] }) =>
        unitPrices.length !== indianAmounts.length ||
        indianAmounts.some((amount) => !unitPrices.includes(amount)),
      message: `must be [${indianAmounts.join(', ')}]: the unit price (per g or kg, ml or l, cm or m, or piece) must also be shown`,
      source: metrology,
    },
  ],
  products: [
    {
      path: ['facts', 'maker'],
      isWrong: ({ facts }) => !facts.maker,
      message:
        'is missing: say who makes or imports it, with the address, here or in facts of settings.yaml for all products',
      source: metrology,
    },
    {
      path: ['facts', 'origin'],
      isWrong: ({ facts }) => !facts.origin,
      message:
        'is missing: say the country that it comes from, here or in facts of settings.yaml for all products',
      source: metrology,
    },
    {
      path: ['facts', 'netQuantity'],
      isWrong: ({ facts }) => !facts.netQuantity,
      message: 'is missing: say how much is in the pack, such as 50 ml or 1 piece',
      source: metrology,
    },
    {
      path: ['facts', 'netQuantity'],
      isWrong: ({ name, facts: { netQuantity = '' } }) =>
        kit.test(name.normalize()) &&
        /^\D*[\d.]+ ?(?:ml|l|g|kg|मिली|लीटर|ग्राम|किग्रा|किलो)$/i.test(netQuantity),
      message:
        'is one amount, but a kit says that of each pack in it, as in 50 ml tube and 15 g jar',
      source: metrology,
    },
    {
      path: ['facts', 'mrp'],
      isWrong: ({ facts }) => facts.mrp === undefined,
      message: 'is missing: say the maximum retail price of the pack',
      source: metrology,
    },
    {
      path: ['facts', 'mrpIncludesTaxes'],
      isWrong: ({ facts }) => facts.mrpIncludesTaxes === false,
      message: 'is false, but a maximum retail price contains all taxes',
      source: metrology,
    },
    {
      path: ['facts', 'bestBefore'],
      // What has ingredients is eaten, or put on the skin.
      isWrong: ({ facts }) => facts.ingredients !== undefined && !facts.bestBefore,
      message: 'is missing: add a best-before period, since products with ingredients need one',
      source: metrology,
    },
    {
      path: ['facts', 'diet'],
      isWrong: (product, settings) =>
        !product.facts.diet &&
        (product.facts.allergens !== undefined || hasFssai(product, settings)),
      message:
        'is missing: say veg, non-veg, egg or vegan, here or in facts of settings.yaml for all products, so that the green or the brown sign is shown',
      source: food,
    },
    {
      path: ['facts', 'diet'],
      isWrong: (product, settings) =>
        product.facts.diet !== undefined && !hasFssai(product, settings),
      message:
        'says that it is food, but no FSSAI number is there: write it in seller of settings.yaml, as in registrations: [{ name: FSSAI, number: … }]',
      source: food,
    },
    {
      path: ['facts', 'customerCare'],
      isWrong: ({ facts }) => !complete.test(facts.customerCare ?? ''),
      message:
        'is missing or not complete: say whom to ask, with name, address, PIN code, phone and e-mail, here or in facts of settings.yaml for all products',
      source: metrology,
    },
    {
      path: ['oldPrice'],
      isWrong: ({ oldPrice = 0, facts: { mrp = Infinity } }) => oldPrice > mrp,
      message: 'is higher than the maximum retail price, facts.mrp',
      source: metrology,
    },
  ],
};
