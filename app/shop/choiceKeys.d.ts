/** By what a choice is kept in all languages: its name in the first one, at the same place of the list. */
export declare const keys: {
  readonly regions: readonly string[];
  /** The places of regions in the order in which they are shown: the owner’s, or that of a further language. */
  readonly order: readonly number[];
  readonly payments: readonly string[];
};
