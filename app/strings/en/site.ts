/** Words that only the build writes: in structured data and in the install dialog. */
export const home = 'Home';
export const homeScreenshot = 'The home page';
export const productsScreenshot = 'All products';
export const productScreenshot = 'A product';
