/** What the shop's promises are called, on product pages and the help page. */
export const processing = 'Processing';
export const standardShipping = 'Standard shipping';
export const expressShipping = 'Express shipping';
export const freeShipping = 'Free shipping';
export const returns = 'Returns';
export const guarantee = 'Guarantee';
export const support = 'Support';
/** SPEC 17.31. */
export const keptOffline =
  'So that the shop opens without a network, this browser keeps its lists and the pages that you open: at most 5 MB, and the oldest go first.';
export const clearStored = 'Clear what this browser keeps';
