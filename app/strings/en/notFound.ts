export const title = 'Page not found';
export const description = 'There is no page at this address.';
export const goHome = 'Go to the home page';
