/** The id of a card's drawing in the shop's cards.svg (SPEC 10.3). */
export function cardMarkId(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
