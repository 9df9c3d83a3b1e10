/** What the tax is called beside its sum, so that nobody adds up what the prices contain (SPEC 9.5). */
export const taxLabel = (name: string, percent: number, isIncluded: boolean) =>
  `${isIncluded ? 'Includes ' : ''}${name} (${percent}%)`;
