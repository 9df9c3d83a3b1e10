/** What the shop's promises are called, on product pages and the help page. */
export const processing = 'Processing';
export const standardShipping = 'Standard shipping';
export const expressShipping = 'Express shipping';
export const freeShipping = 'Free shipping';
export const returns = 'Returns';
export const guarantee = 'Guarantee';
export const support = 'Support';
export const clearStored = 'Clear what this browser keeps';
