/** The drawn name as a group with the id `mark`; empty in a shop without one. */
export declare const wordmark: string;
/** The `viewBox` of the drawn name. */
export declare const wordmarkBox: string | undefined;
/** The marks of cards, each a group with its own id. */
export declare const cards: string;
