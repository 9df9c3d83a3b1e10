export const yourEmail = 'Your email address';
export const subscribe = 'Subscribe';
export const shop = 'Shop';
export const help = 'Help';
export const cardsShown = 'Cards shown';
