/** @public A language that the shop's pages are written in. */
export type Language = {
  /** As in `app/strings` and in `languages` of the shop's settings: `hi`. */
  readonly code: string;
  /** What its pages say in `lang`: `hi-IN`; without the country where it is not the language's own. */
  readonly tag: string;
  /** In its own script. */
  readonly name: string;
  /** What its addresses have after the base path: `hi/`; nothing for the first language. */
  readonly path: string;
};
