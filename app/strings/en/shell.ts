export const skip = 'Skip to content';
export const failed = 'Something went wrong on this page';
export const failedText =
  'Your cart and wishlist are safe. Try the page again, or go back to the products.';
export const notLoaded = 'This page has not finished loading, so its buttons do not work yet.';
export const tryAgain = 'Try again';
