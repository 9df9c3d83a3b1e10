/** The heads of the owner's own pages, by the ends of their addresses. */
export declare const pages: ReadonlyMap<
  string,
  { readonly title: string; readonly description: string }
>;
