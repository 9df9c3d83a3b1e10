/** How many there are of each product, by its id, where the shop counts them. */
export declare const stocks: ReadonlyMap<string, { readonly stock?: number }>;
