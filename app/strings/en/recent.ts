export const title = 'Recently viewed';
