export const addToCart = 'ADD TO CART';
export const addToWishlist = 'ADD TO WISHLIST';
export const needsJavaScript =
  'Nothing can be bought in this browser: JavaScript is off, or the browser is older than 2022.';
export const checkout = 'Checkout';
export const sku = 'SKU';
export const brand = 'Brand';
export const category = 'Category';
export const availability = 'Availability';
/** The name of the bar that repeats the button. */
export const buy = 'Buy';
export const showPicture = (number: number, count: number) => `Show picture ${number} of ${count}`;
export const enlarge = 'See the picture larger';
export const sizes = 'Sizes';
export const taxIncluded = (tax: string) => `Includes ${tax}`;
export const taxAdded = (tax: string) => `${tax} is added at the checkout`;
export const arrivesOn = (day: string) => `Arrives ${day}`;
export const arrivesBetween = (first: string, last: string) => `Arrives ${first} – ${last}`;
export const ask = 'Ask about this product';
/** What its link opens; only said. */
export const askBy = { mail: ' by email', whatsapp: ' on WhatsApp, in a new tab' };
export const questionAbout = (product: string) => `A question about ${product}`;
export const askText = (product: string, address: string) =>
  `Hello, I have a question about ${product}:\n${address}\n\n`;
export const share = 'Share';
export const linkCopied = 'The link to this product is copied.';
export const information = 'Product information';
export const descriptionTab = 'DESCRIPTION';
export const shippingTab = 'SHIPPING & RETURN';
export const related = 'You May Also Like';
export const viewFullDetails = 'View full details';
export const backToResults = 'Back to results';
export const notFound = 'Product not found';
export const noSuchProduct = 'There is no such product.';
export const continueShopping = 'Continue Shopping';
export const questionsTitle = 'Questions';

export const picturesOf = (product: string) => `Pictures of ${product}`;
export const pictureView = 'Picture; use the arrow keys to move it';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const larger = 'Larger';
export const smaller = 'Smaller';
export const positionOf = (number: number, count: number) => `${number} of ${count}`;

export const netQuantity = 'Net quantity';
export const material = 'Material';
export const measures = 'Measures';
export const weight = 'Weight';
export const howToUse = 'How to use';
export const care = 'Care';
export const notFor = 'Caution';
export const ingredients = 'Ingredients';
/** The maximum retail price, as it is printed on packs in India. */
export const mrp = 'MRP';
export const withTaxes = (price: string) => `${price} (inclusive of all taxes)`;
export const withoutTaxes = (price: string) => `${price}, plus taxes`;
export const bestBefore = 'Best before';
export const maker = 'Made by';
export const origin = 'Country of origin';
export const customerCare = 'Customer care';

/** What the shop's promises are called, on product pages and the help page. */
export const processing = 'Processing';
export const standardShipping = 'Standard shipping';
export const expressShipping = 'Express shipping';
export const freeShipping = 'Free shipping';
export const returns = 'Returns';
export const guarantee = 'Guarantee';
export const support = 'Support';

export const recentlyViewed = 'Recently viewed';
