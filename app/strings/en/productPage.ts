export const addToCart = 'ADD TO CART';
export const addToWishlist = 'ADD TO WISHLIST';
export const needsJavaScript = 'Buying needs JavaScript, which is off in this browser.';
export const checkout = 'Checkout';
export const sku = 'SKU';
export const category = 'Category';
export const availability = 'Availability';
/** The name of the bar that repeats the button. */
export const buy = 'Buy';
export const showPicture = (number: number, count: number) => `Show picture ${number} of ${count}`;
export const enlarge = 'See the picture larger';
export const sizes = 'Sizes';
export const upClose = 'Up close';
export const information = 'Product information';
export const descriptionTab = 'DESCRIPTION';
export const shippingTab = 'SHIPPING & RETURN';
export const related = 'You May Also Like';
export const viewFullDetails = 'View full details';
export const backToResults = 'Back to results';
export const notFound = 'Product not found';
export const noSuchProduct = 'There is no such product.';
export const continueShopping = 'Continue Shopping';
/** With the full stop of the language. */
export const asSentence = (text: string) => `${text}.`;
export const questionsTitle = 'Questions';
