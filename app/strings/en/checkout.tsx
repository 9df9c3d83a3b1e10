export const title = 'Checkout';
export const description = 'A mock checkout: no payment is taken and nothing leaves your browser.';
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
/** The name of the bar that repeats the button. */
export const placeYourOrder = 'Place your order';
export const backToCart = 'Back to Cart';
export const orderSummary = 'Order Summary';
export const placed = 'Your order has been placed successfully!';
export const placedNote = 'Nothing was charged, nothing was sent. Your cart is clear again.';
export const nothingToOrder = 'There is nothing in your cart to order yet.';
export const needsJavaScript =
  'The summary is made from what this browser keeps, which needs JavaScript; it is off or has not come.';
export const wouldArrive = (duration: string) =>
  `This was a demonstration order, so nothing is on its way. A real one would reach you in ${duration}.`;

export const print = 'Print';
/** The heading of an order that has been placed. */
export const orderNumber = (reference: string) => `Order ${reference}`;
