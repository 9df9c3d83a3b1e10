import { zonesBy } from '#shop/settings';
import * as strings from '#strings/textPages';
import * as keys from '#storage/storedKeys.ts';

const names: readonly (readonly [kind: string, name: string])[] = [
  [keys.cartKey, strings.keptCart],
  [keys.wishlistKey, strings.keptWishlist],
  [keys.orderKey, strings.keptOrder],
  [keys.ordersKey, strings.keptOrders],
  [keys.addressKey, strings.keptAddress],
  ...(zonesBy ? [[keys.placeKey, strings.keptPlace] as const] : []),
  [keys.signUpKey, strings.keptSignUp],
  [keys.unreadablePrefix, strings.keptUnreadable],
];

/** What is stored under some keys, in words (SPEC 16.12). */
export function namesOfKept(stored: readonly string[]): readonly string[] {
  const kinds = stored.map((key) =>
    key.startsWith(keys.unreadablePrefix) ? keys.unreadablePrefix : key,
  );
  const isKnown = (kind: string) =>
    // Notes of the shop's own, which say nothing that a shopper has done.
    kind === keys.goneKey || kind === keys.versionKey || names.some(([known]) => known === kind);
  return [
    ...names.filter(([known]) => kinds.includes(known)).map(([, name]) => name),
    ...(kinds.every(isKnown) ? [] : [strings.keptOthers]),
  ];
}
