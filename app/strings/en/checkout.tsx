export const title = 'Checkout';
export const description =
  'A demonstration checkout: no payment is taken and nothing leaves your browser.';
/** Of a shop that takes orders. */
export const descriptionOfOrders = 'What you order, what it costs, and how you send the order.';
export const demonstration = (
  <>
    <strong>This is a demonstration.</strong> No payment is taken and nothing leaves your browser.
    Please do not enter a real card.
  </>
);
export const contact = 'Contact';
export const emailOrPhone = 'Email or mobile phone number';
export const newsletter = 'Email me with news and offers';
export const delivery = 'Delivery';
export const firstName = 'First name';
export const lastName = 'Last name';
export const address = 'Address';
export const paymentMethod = 'Payment Method';
export const cardNumber = 'Card number';
export const nameOnCard = 'Name on card';
export const expiry = 'Expiry (MM / YY)';
export const expiryPlaceholder = 'MM / YY';
export const securityCode = 'Security code';
export const sameAddress = 'Use shipping address as billing address';
export const payNow = 'Pay now';
export const payNowNote = 'Pay now takes no payment here. Place Order completes the demonstration.';
export const placeOrder = 'Place Order';
export const placeYourOrder = 'Place your order';
export const backToCart = 'Back to Cart';
export const orderSummary = 'Order Summary';
export const placed = 'Your order has been placed successfully!';
export const placedNote = 'Nothing was charged, nothing was sent. Your cart is empty again.';
export const nothingToOrder = 'There is nothing in your cart to order yet.';
export const needsJavaScript =
  'The summary cannot be shown: JavaScript is turned off or has not loaded, or this browser is older than 2022.';
/** What a real order would take; nobody adds the two up, since both are the owner's own words. */
export const wouldTake = (processing: string, shipping: string) =>
  `This was a demonstration order, so nothing is on its way. ${processing}. Standard shipping: ${shipping}.`;

export const print = 'Print';
export const orderNumber = (reference: string) => `Order ${reference}`;

/** What the checkout says of each channel: what happened, and never more than that (SPEC 15.11, 15.13). */
export const whatsApp = (shop: string) => ({
  button: 'Order on WhatsApp',
  opened: 'Your order is ready in WhatsApp. Press Send there.',
  blocked: 'Your browser has not opened WhatsApp. Press “Open again”.',
  sent: `You have sent your order on WhatsApp. ${shop} will reply there.`,
  privacy: `“Order on WhatsApp” gives your order, with the name, contact and address that you type, to your own WhatsApp. ${shop} gets it when you press Send there.`,
});
export const mail = (shop: string, address: string) => ({
  button: 'Order by email',
  opened: `Send this order to ${address}.`,
  blocked: 'Your browser has not opened an email app. Press “Open again”.',
  sent: `You have sent your order by email. ${shop} will reply there.`,
  privacy: `“Order by email” gives your order, with the name, contact and address that you type, to your own email app. ${shop} gets it when you press Send there.`,
});
/** What the page cannot know of a mail program. */
export const mailUnseen =
  'If an email app has opened, your order is ready in it: press Send there. This page cannot see that. If none has opened, copy the order and send it from wherever you write email.';
export const hosted = (host: string) => ({
  button: `Check out at ${host}`,
  opened: `${host} has what is in your cart. Order and pay there.`,
  blocked: `Your browser has not opened ${host}. Press “Open again”.`,
  sent: `You ordered at ${host}, which will reply to you.`,
  privacy: `“Check out at ${host}” gives that site the products in your cart and their quantities, and nothing else.`,
});

/** What has not happened yet, below what has. */
export const notSentYet = (shop: string) =>
  `${shop} gets your order only when you press Send. Nothing has been paid.`;
export const notOrderedYet =
  'Your order counts only when you place it there. Nothing has been paid.';
/** After a reload: nobody knows whether the shopper has sent it. */
export const isItSent = 'Have you sent this order? Your cart stays as it is until you say so.';
/** What this browser keeps of an order, for the help page. */
export const orderIsKept =
  'This browser keeps the order until you have sent or discarded it, the last orders that you sent, and your address if you say so.';

/** Above the form. */
export const sendItYourself = (button: string, shop: string) =>
  `“${button}” opens the app with your order filled in. You send it yourself, and ${shop} will reply there. This page takes no payment.`;
export const orderThere = (button: string) =>
  `“${button}” opens that site with what is in your cart. You order and pay there, and its prices apply.`;

export const name = 'Name';
export const mobile = 'Mobile number';
export const mobileProblem = (example: string) => `Enter a mobile number, such as ${example}.`;
export const email = 'Email';
export const optional = (label: string) => `${label} (optional)`;
export const addressHint = 'House or flat, building and street';
export const area = 'Area';
export const landmark = 'Landmark';
export const city = 'City or town';
export const note = 'Note';
export const noteHint = 'For example: It is a gift, please leave out the price.';
/** What a postcode is called where the shop does not say it. */
export const pinCode = 'PIN code';
export const postcode = 'Postcode';
/** Below the state that a PIN code has proposed, or beside which it is another one. */
export const stateOfPin = 'Filled in from the PIN code. Change it if it is wrong.';
export const pinIsOf = (states: string) => `This PIN code is usually in ${states}. Please check.`;
/** Of a region or way to pay, chosen before, that the shop has renamed or removed. */
export const choiceIsGone = (name: string) =>
  `“${name}” is no longer in this list. Please choose again.`;
export const postcodeProblem = (digits: number, postcode: string) =>
  `Enter the ${digits} digits of the ${postcode}.`;
export const rememberAddress = 'Remember my address in this browser';
export const forgetAddress = 'Forget my address';
export const addressForgotten = 'This browser no longer has your address.';
export const payment = 'Payment';
/** Why a way to pay cannot be chosen. */
export const payFrom = (price: string) => `From ${price}`;
export const payUpTo = (price: string) => `Up to ${price}`;
/** Where none of the ways to pay is offered for the sum. */
export const noWayToPay = 'There is no way to pay this sum yet. Change your cart, or ask us.';
/** Another total than the one that was shown: nothing has been placed. */
export const totalIsNow = (total: string, before: string) =>
  `The total is now ${total} (it was ${before}). Nothing has been ordered: look at it, then press again.`;
/** After a press for which the page was loaded again, at the same total. */
export const updatedBeforeOrder =
  'This shop has been updated. Nothing has been ordered: look at your order, then press again.';
/** Of a page that the browser has kept for long, where the host does not answer. */
export const pricesAreOld = (day: string) =>
  `These are the prices of ${day}. Nothing has been ordered: connect to the internet, then press again.`;

export const iHaveSentIt = 'I have sent it';
export const openAgain = 'Open again';
export const copyTheOrder = 'Copy the order';
export const discard = 'Discard this order';
export const asText = 'The order as text';
export const orderCopied = 'Order copied.';
export const orderNotCopied =
  'Your browser does not let this page copy. The order is below: select and copy it.';
export const cartIsClear = 'What you ordered is no longer in your cart.';
/** The browser has no room for it in the list of orders. */
export const orderNotRemembered =
  'What you ordered is no longer in your cart. This browser had no room to remember the order: print it, or copy it from your message.';
/** The browser has no room for the order that was handed over. */
export const orderNotKept =
  'This browser had no room to keep your order. Press “I have sent it” before you close this page.';
/** Beside an order that another tab has handed over in the same moment as this one. */
export const ofAnotherTab = (reference: string) =>
  `This is the order of another tab. The one of this tab was ${reference}: send only one of them.`;
/** Beside an order that was handed over, where it would be another one today. */
export const todayItWouldBe = (total: string) => `Today this order would be ${total}.`;
export const notAsOrdered = (names: string) => `Today the shop does not have all of: ${names}.`;

/** What did not fit into the address that was opened (SPEC 15.10). */
export const addressLeftOut =
  'Your address and note did not fit. Press “Copy the order”, and send it as a second message.';
export const linesLeftOut =
  'The order did not fit completely. Press “Copy the order”, and send it as a second message.';

/** The words of an order's text, which is sent to the owner (SPEC 15.9). */
export const orderHeading = (reference: string, shop: string) => `Order ${reference}, ${shop}`;
export const shipToHeading = 'Ship to:';
export const noteHeading = 'Note:';
export const paymentBy = (way: string, total: string) =>
  `Payment: ${way === '' ? '' : `${way}, `}${total}`;
/** Where the host has not said that they are those of today. */
export const pricesOf = (day: string) => `Prices of ${day}`;
/** When orders are sent that come in the shop's holiday. */
export const sentFrom = (day: string) => `Will be sent from ${day}`;
export const promised = (duration: string) => `Delivery time: ${duration}`;
export const sameCart = 'The same cart at the shop:';
export const moreLines = (count: number) => `and ${count} more, in the link below`;
export const addressFollows = 'My address and note follow in another message.';
export const orderFollows = 'The order follows in another message.';

/** The orders that were sent from this browser (SPEC 15.21). */
export const yourOrdersDescription = 'The orders that you have sent from this browser.';
export const whatOrdersAre = (shop: string) =>
  `This browser remembers the last orders that you marked as sent. What became of them, only ${shop} knows.`;
export const noOrders = 'No order has been sent from this browser.';
export const orderAgain = 'Order again';
export const askAboutOrder = 'Ask about this order';
export const againAtTodaysPrices = '“Order again” shows today’s prices first.';
export const goneFromOrder = (names: string) => `The shop no longer has: ${names}.`;
