export const home = 'होम';
export const homeScreenshot = 'होम पेज';
export const productsScreenshot = 'सभी प्रोडक्ट';
export const productScreenshot = 'एक प्रोडक्ट';
