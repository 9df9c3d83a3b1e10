/** The shop's promises, word for word (SPEC 11.3). */
export const policies = {
  freeShipping: 'Free Shipping for orders over $100.',
  returns: 'Returns within 48 hrs after cancellation',
  guarantee: '30-day money-back guarantee',
  processing: 'Orders are processed in 1-2 business days',
  standardShipping: '3-5 business days',
  expressShipping: '1-2 business days',
  support: 'Online support 24 hours',
} as const;
