/** By what a choice is kept in all languages: its name in the first one, at the same place of the list. */
export declare const keys: {
  readonly regions: readonly string[];
  readonly payments: readonly string[];
};
