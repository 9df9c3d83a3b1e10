export const about = (shop: string) => `About ${shop}`;
export const inNumbers = 'In numbers';
export const profileOf = (name: string, site: string) => `${name} on ${site}, opens in a new tab`;

/** The name of a page's table of contents. */
export const onThisPage = 'On this page';

export const email = 'Email';
export const writeMessage = 'Write a message';
export const firstName = 'First name';
export const lastName = 'Last name';
export const phone = 'Phone';
export const optional = 'Optional';
export const comment = 'Comment';
export const send = 'Send';
export const sendNote =
  'Send opens your own email app with the message in it. Nothing is sent from this page.';
/** Email apps take an address of a limited length only. */
export const tooLongForMail = (letters: number) =>
  `What you typed is about ${letters} ${letters === 1 ? 'character' : 'characters'} too long for an email app. Please shorten it.`;
/** The subject of the e-mail. */
export const messageFrom = (name: string) => `Message from ${name}`;

/** Who sells, on the help page (SPEC 14.110). */
export const seller = 'Seller';
export const sellerName = 'Name';
export const sellerAddress = 'Address';
export const grievance = 'Grievance officer';

export const clearStored = 'Delete my data in this browser';
export const clearTitle = 'Delete my data in this browser?';
export const clearIntro = 'This browser keeps for this shop:';
export const clearConsequence =
  'All of it is removed. The pages and pictures stay, so that the shop still opens without a network.';
export const nothingKept = 'Nothing from this shop is saved in this browser.';
export const clear = 'Delete';
export const keepEverything = 'Keep everything';
export const closeThis = 'Close this';
export const keptCart = 'your cart';
export const keptWishlist = 'your wishlist';
export const keptOrder = 'an order that you have not sent';
export const keptOrders = 'the orders that you have sent';
export const keptAddress = 'your address';
export const keptRecent = 'the products you looked at';
export const keptSignUp = 'a note that you closed Sign Up';
export const keptUnreadable = 'copies of what could not be read';
export const keptOthers = 'other notes of this shop';
export const cleared = (kept: string) => `Deleted: ${kept}.`;

export const pageNotFound = 'Page not found';
export const noSuchPage = 'There is no page at this address.';
export const goHome = 'Go to the home page';
