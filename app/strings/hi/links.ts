export const browseProducts = 'प्रोडक्ट देखें';
export const seeAllProducts = 'सभी प्रोडक्ट';
export const keepBrowsing = 'और प्रोडक्ट देखें';
