/**
 * Parts of the software that a shop may have no use for, by what its products and texts are. The bundler leaves
 * out what stands behind one that is false, so each is asked for where the part is shown, and nowhere else.
 */
/** Links between the sizes of a product. */
export declare const sizes: boolean;
/** Questions about products. */
export declare const asking: boolean;
/** The signs of food. */
export declare const food: boolean;
/** Prices by amounts. */
export declare const unitPrices: boolean;
/** Whether it has no product yet, or a single one. */
export declare const opensSoon: boolean;
export declare const isSingle: boolean;
export declare const signUp: boolean;
/** Letters to subscribe to. */
export declare const letters: boolean;
