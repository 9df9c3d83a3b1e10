import * as strings from '#strings/clear.ts';

const languageName = [/^beau:language$/, strings.language] as const;

/** The names of what the shop keeps, in the order in which they are shown. */
const names: readonly (readonly [key: RegExp, name: string])[] = [
  [/^cart$/, strings.cart],
  [/^wishlist$/, strings.wishlist],
  [/^beau:order$/, strings.order],
  [/^beau:recent$/, strings.recent],
  [/^signupDismissed$/, strings.signUp],
  ...(import.meta.env.IS_MULTILINGUAL ? [languageName] : []),
  [/^beau:unreadable:/, strings.unreadable],
];

/** The shop's own notes about the lists; they say nothing that a shopper has done. */
const bookkeeping = /^beau:(cart|wishlist|gone)$/;

/** What is stored under some keys, in words (SPEC 16.12). */
export function namesOfKept(keys: readonly string[]): readonly string[] {
  const isKnown = (key: string) =>
    bookkeeping.test(key) || names.some(([known]) => known.test(key));
  return [
    ...names.filter(([known]) => keys.some((key) => known.test(key))).map(([, name]) => name),
    ...(keys.every(isKnown) ? [] : [strings.others]),
  ];
}
