/** What search engines show of each category, by its slug. */
export declare const descriptions: ReadonlyMap<string, string>;
