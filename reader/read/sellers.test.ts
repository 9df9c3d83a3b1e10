import { describe, expect, test } from 'vitest';
import { arrivalOfOrder } from '#ordering/arrival.ts';
import { orderOf } from '#ordering/order.ts';
import { aShop } from '#ordering/shopRules.testing.ts';
import type { Destination } from '#ordering/sending.ts';
import { aProduct } from '#catalogue/product.testing.ts';
import { toCatalogue } from './products/appProducts.ts';
import { porto, pune } from './sellers.testing.ts';
import { readSmallShop } from './smallShop.testing.ts';
import { countriesOf, zonesOf } from './zones.ts';

/** What a shopper's page knows of a seller's shop. */
async function open(changes: typeof pune) {
  const { shop, problems } = await readSmallShop(...changes);
  if (!shop) throw new Error(JSON.stringify(problems));
  const { settings } = shop.content;
  const { catalogue } = toCatalogue(shop, shop, () => aProduct().image);
  const { tax, payments, minimumOrder: minimum, calendar, delivery } = settings;
  const zones = zonesOf(settings, settings);
  const rules = aShop({ tax, payments, minimum, calendar, delivery, zones });
  const order = (to: Destination, ...ids: readonly number[]) =>
    orderOf(
      rules,
      catalogue
        .filter(({ id }) => ids.includes(id))
        .map((product) => ({ product, quantity: product.id === 1 ? 2 : 1 })),
      { to, payment: '', today: '2026-11-24' },
    );
  return { order, rules, settings, catalogue };
}

const inIndia = (postcode: string, state: string) => ({ postcode, states: [state] });

// oxfmt-ignore
const orders: readonly (readonly [where: string, seller: typeof pune, to: Destination, charge: number, pay: readonly string[], refused: readonly string[]])[] = [
  ['Pune', pune, inIndia('411038', 'Maharashtra'), 0, ['Cash on delivery', 'UPI'], []],
  ['Nagpur', pune, inIndia('440001', 'Maharashtra'), 60_00, ['UPI'], ['Chicken Pickle']],
  ['Delhi', pune, inIndia('110001', 'Delhi'), 90_00, ['UPI'], ['Chicken Pickle']],
  ['Porto', porto, { country: 'PT', postcode: '4050180' }, 0, ['MB WAY', 'Bank transfer'], []],
  ['Funchal', porto, { country: 'PT', postcode: '9000042' }, 8_90, ['MB WAY', 'Bank transfer'], []],
  ['Madrid', porto, { country: 'ES', postcode: '28009' }, 9_90, ['Bank transfer'], []],
  ['Lyon', porto, { country: 'FR', postcode: '69001' }, 14_90, ['Bank transfer'], ['Moon Jar']],
];

describe('A seller’s rules are those of an order', () => {
  test.each(orders)('from %s', async (_, seller, to, charge, pay, refused) => {
    const { order } = await open(seller);
    const placed = order(to, 1, 2, 3);
    expect(placed.shipping).toBe(charge);
    expect(placed.ways.filter(({ isOpen }) => isOpen).map(({ name }) => name)).toEqual(pay);
    expect(placed.notSent.map(({ name }) => name)).toEqual(refused);
  });

  // Ordered on a Tuesday; only the jar takes longer.
  test.each([
    ['Pune', pune, inIndia('411038', 'Maharashtra'), [1], ['2026-11-26', '2026-11-28']],
    ['Delhi', pune, inIndia('110001', 'Delhi'), [1], ['2026-11-28', '2026-12-02']],
    ['Porto', porto, { country: 'PT', postcode: '4050180' }, [1, 3], ['2026-11-26', '2026-12-01']],
    ['Madrid', porto, { country: 'ES', postcode: '28009' }, [1, 3], ['2026-11-30', '2026-12-04']],
    ['Porto', porto, { country: 'PT', postcode: '4050180' }, [1, 2], ['2026-12-09', '2026-12-18']],
  ])('what is ordered from %s arrives', async (_, seller, to, ids, days) => {
    const { order, rules } = await open(seller);
    const arrival = arrivalOfOrder(rules, order(to, ...ids), '2026-11-24T12:00');
    expect([arrival?.first, arrival?.last]).toEqual(days);
  });

  test.each([
    ['Pune', pune, inIndia('411038', 'Maharashtra'), { 12: 34_29, 5: 5_00 }],
    ['Porto', porto, { country: 'PT', postcode: '4050180' }, { 23: 13_80, 6: 1_20 }],
  ])('an order from %s has the tax of each rate', async (_, seller, to, taxes) => {
    const { order } = await open(seller);
    const written = order(to, 1, 3).taxes.map(({ percent, amount }) => [percent, amount]);
    expect(Object.fromEntries(written)).toEqual(taxes);
  });

  test('mangoes are sold in three sizes with a price for an amount', async () => {
    const { catalogue } = await open(pune);
    const mangoes = catalogue.filter(({ family }) => family === 4);
    expect(mangoes.map(({ size, price, unitPrice }) => [size, price, unitPrice?.amount])).toEqual([
      ['250 g', 180_00, 72_00],
      ['500 g', 340_00, 68_00],
      ['1 kg', 640_00, undefined],
    ]);
  });

  test('before the place is known, the cart has the charges from the least to the most', async () => {
    const [inPune, inPorto] = [await open(pune), await open(porto)];
    expect(inPune.order({}, 1).shipping).toEqual({ least: 0, most: 90_00 });
    expect(inPorto.order({ country: 'PT' }, 3).shipping).toEqual({ least: 4_90, most: 8_90 });
    expect(countriesOf(inPorto.settings)).toEqual(['PT', 'ES', 'FR', 'DE', 'IT']);
    expect(inPorto.order({ country: 'US', postcode: '10001' }, 3).isNowhere).toBe(true);
  });
});
