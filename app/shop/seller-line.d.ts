/** Name and address of who sells, for a printed order. */
export declare const sellerLine: string | undefined;
