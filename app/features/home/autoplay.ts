/** How long the hero and the featured products stand before they move on, in ms (SPEC 11.3). */
export const autoplayMs = 3000;
