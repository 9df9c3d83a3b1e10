export const title = 'Clear what this browser keeps?';
export const intro = 'This browser keeps for this shop:';
export const consequence =
  'All of it is removed. The pages and pictures stay, so that the shop still opens without a network.';
export const nothingKept = 'This browser keeps nothing of what you did in this shop.';
export const confirm = 'Clear';
export const keep = 'Keep everything';
export const leave = 'Close this';
export const cart = 'your cart';
export const wishlist = 'your wishlist';
export const order = 'an order that you have not sent';
export const recent = 'the products you looked at';
export const signUp = 'that you closed Sign Up';
export const unreadable = 'copies of what could not be read';
export const others = 'other notes of this shop';
export const cleared = (kept: string) => `Cleared: ${kept}.`;
