/** The drawing of a card in the shop's folder (SPEC 10.3). */
export function cardMarkFile(name: string): string {
  return `cards/${name.toLowerCase().replaceAll(' ', '-')}.svg`;
}

/** The one drawing of all of them that the build makes; it shows one by `#card-0`. */
export const allCardMarks = 'cards.svg';
