/** What is wrong with a field. The browser says it, in the language that it speaks. */
export const problemOf = (_validity: ValidityState): string | undefined => undefined;
