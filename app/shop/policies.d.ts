/** The owner's promises, a sentence each. */
export declare const policies: {
  readonly [
    Promise in
      | 'freeShipping'
      | 'returns'
      | 'guarantee'
      | 'processing'
      | 'standardShipping'
      | 'expressShipping'
      | 'support'
  ]?: string | undefined;
};
