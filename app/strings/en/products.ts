import { productCount } from '#strings/shell.ts';

export const tags = { New: 'New', Sale: 'Sale' };
export const price = 'Price ';
export const oldPrice = 'Old price ';
export const saving = (amount: string) => `You save ${amount}`;
/** Below the price, by which shoppers compare packs. */
export const perAmount = (price: string, amount: string) => `${price} per ${amount}`;
export const amounts = {
  '100 ml': '100 ml',
  '100 g': '100 g',
  '1 g': 'g',
  '1 kg': 'kg',
  '1 ml': 'ml',
  '1 l': 'l',
  '1 cm': 'cm',
  '1 m': 'm',
  '1 piece': 'piece',
};
export const addToCart = 'Add to Cart';
export const addToCartNamed = (product: string) => `Add to Cart: ${product}`;
export const addToWishlistNamed = (product: string) => `Add to Wishlist: ${product}`;
/** Of a product in several sizes, on cards. */
export const from = (price: string) => `from ${price}`;
export const sizeCount = (count: number) => `${count} sizes`;
/** Where the shop says what is chosen, such as Size and Colour. */
export const optionCount = (count: number) => `${count} options`;
export const chooseSize = (...options: readonly string[]) =>
  options.length > 0 ? `Choose ${options.join(' and ').toLowerCase()}` : 'Choose a size';
export const chooseSizeNamed = (product: string, ...options: readonly string[]) =>
  `${chooseSize(...options)}: ${product}`;
export const alreadyWished = 'Already in your wishlist';
export const outOfStockNamed = (product: string) => `Out of stock: ${product}`;

export const fewLeft = 'Few left';
export const oneLeft = 'Only one left';
export const outOfStock = 'Out of stock';
export const outOfStockButton = 'OUT OF STOCK';
export const availableFrom = (day: string) => `Available from ${day}`;

/** Words about one product of a list that the shopper changes. */
export const remove = 'Remove';
export const removeNamed = (product: string) => `Remove ${product}`;
export const quantityOf = (product: string) => `Quantity of ${product}`;

export const filterProducts = 'Filter products';
export const allProduct = 'All Product';
export const newProduct = 'New Product';
export const saleProducts = 'Sale Products';
/** Beside the filter, on long lists. */
export const sortProducts = 'Sort products';
export const ownOrder = 'Recommended';
export const lowFirst = 'Price: low to high';
export const highFirst = 'Price: high to low';
export const newestFirst = 'Newest first';
export const filters = (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters');
/** The filter's name in the count line. */
export const filterNames = { all: 'All', new: 'New', sale: 'Sale' };
/** `Showing 6 products for "New"` (SPEC 6.1), `Showing 2 products for "cream" and "New"` (SPEC 17.11). */
export const countLine = (count: number, ...labels: readonly string[]) =>
  `Showing ${productCount(count)} for "${labels.join('" and "')}"`;
export const clearSearch = 'Clear search';
export const clearFilters = 'Clear filters';

export const categories = 'Categories';
export const categoryNotFound = 'Category not found';
export const noSuchCategory = 'There is no such category.';
export const categoryNotFoundText = 'It may have another name now. All products are still here.';

export const searchForProduct = 'Search for Product';
export const noProductFound = 'No Product found.';
/** After the count, where more was typed. */
export const onlyTheFirst = (letters: number) => ` Search uses the first ${letters} characters.`;
/** The link to all of more results than the search shows (SPEC 17.10). */
export const showAll = (count: number) => `Show all ${count}`;
/** Above products that a text is for, though their names do not contain it; alone if no name does. */
export const alsoTitle = (text: string, isAlone: boolean) =>
  isAlone ? `For “${text}”` : `Also for “${text}”`;
export const closeTitle = 'Close to what you typed';
/** Read after the count of names that contain the text, if some do. */
export const alsoCount = (count: number, isAlone: boolean) =>
  isAlone ? `${productCount(count)} for what you typed` : `${count} more for what you typed`;
export const closeCount = (count: number) => `${count} close to what you typed`;

export const nothingOnSale = 'Nothing is on sale now';
export const nothingOnSaleText = 'All our products have their usual prices.';
