import type { OwnPage } from '#catalogue/ownPage.ts';

/** Loads the text of a page of the owner's own, by the end of its address. */
export declare const pageOf: Readonly<Record<string, () => Promise<{ readonly page: OwnPage }>>>;
