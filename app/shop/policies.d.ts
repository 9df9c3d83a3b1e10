import type { Some, Texts } from '#catalogue/pageText.ts';

type Promise = 'freeShipping' | 'returns' | 'guarantee' | 'processing' | 'support';
type OfSending = 'standardShipping' | 'expressShipping';

/** The owner's promises, a sentence each. */
export declare const policies: Some<Texts<Promise | OfSending>>;
