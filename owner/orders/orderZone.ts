import { isPostcode, plainPostcode, statesOf } from '#ordering/place.ts';
import { plainCode } from '#ordering/plainField.ts';
import type { Zone } from '#ordering/zone.ts';
import { type Destination, zonesAt } from '#ordering/zones.ts';
import type { OrdersShop } from './ordersShop.ts';
import type { ReadOrder } from './orderLine.ts';

/** The zones that an order may go to: those of its address, where something of that is known; none in a shop without. */
export function possibleZones(order: ReadOrder, shop: OrdersShop): readonly (Zone | undefined)[] {
  const { zones } = shop;
  if (!zones) return [undefined];
  const to = destinationOf(order, shop);
  const isKnown = to.postcode !== '' || (to.states ?? []).length > 0;
  const found = isKnown ? zonesAt(zones, to) : zones;
  return found.length > 0 ? found : zones;
}

/** Where an order goes, as far as its address says it. */
function destinationOf({ shipTo, language }: ReadOrder, shop: OrdersShop): Destination {
  // At its end, however much was typed before.
  const parts = shipTo
    .slice(1)
    .slice(-20)
    .flatMap((line) => [line, ...line.split(/, ?/), ...line.split(/,? +/)]);
  const { countries = [], regions = [] } = language ?? {};
  const named = countries.find(({ name }) => parts.includes(name))?.key;
  const place = shop.places.find(({ country }) => country === named) ?? shop.places[0];
  const region = regions.find(({ name }) => parts.includes(name))?.key;
  if (!place) return {};
  const pairs = parts.map((part, index) => `${part} ${parts[index + 1] ?? ''}`);
  const postcode = [...parts, ...pairs].findLast(
    (part) => place.postcode.pattern !== undefined && isPostcode(part, place),
  );
  const own = shop.languages[0]?.regions.map(({ key }) => key) ?? [];
  return {
    country: named ?? (shop.places.length === 1 ? place.country : ''),
    postcode:
      postcode === undefined
        ? ''
        : plainCode(plainPostcode(postcode, place.postcode)).toUpperCase(),
    states: region === undefined ? statesOf(postcode ?? '', place, own) : [region],
  };
}
