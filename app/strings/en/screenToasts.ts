/** The toast of "Add to Cart" on the wishlist; the same whether the product was in the cart or not (SPEC 12). */
export const addedFromWishlist = (product: string) => `${product} added to cart!`;
/** After "Undo" of a removal (SPEC 16.1). */
export const backInCart = (product: string) => `${product} is back in your cart`;
export const backOnWishlist = (product: string) => `${product} is back on your wishlist`;
