/** The drawing of a card in the shop's folder (SPEC 10.3). */
export function cardMarkFile(name: string): string {
  return `cards/${name.toLowerCase().replaceAll(' ', '-')}.svg`;
}
