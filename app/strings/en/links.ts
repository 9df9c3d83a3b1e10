export const browseProducts = 'Browse Products';
export const seeAllProducts = 'see all products';
export const keepBrowsing = 'Keep browsing';
