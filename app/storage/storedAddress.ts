import { type Buyer, toBuyer } from '#ordering/buyer.ts';
import { sentOrders } from './sentOrders.ts';
import { addressKey } from './storedKeys.ts';
import { createStoredValue } from './storedValue.ts';

/** The address that the shopper wanted to be remembered (SPEC 15.17). */
export const storedAddress = createStoredValue<Buyer | undefined>({
  key: addressKey,
  none: 'null',
  parse: (text) => {
    const value: unknown = JSON.parse(text);
    return value === null ? undefined : toBuyer(value);
  },
  toText: (address) => address && JSON.stringify(address),
});

/** Remembers an address; what is about one order alone is left out. */
export function keepAddress({ note: _note, payment: _payment, ...address }: Buyer): void {
  storedAddress.change(() => toBuyer(address));
}

/** Forgets the address, also that of each order on this device (SPEC 15.17). */
export function forgetAddress(): void {
  storedAddress.change(() => undefined);
  sentOrders.change((orders) =>
    orders.some(({ shipTo }) => shipTo)
      ? orders.map(({ shipTo: _shipTo, ...order }) => order)
      : orders,
  );
}
