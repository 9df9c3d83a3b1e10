import { Checkout } from '#features/checkout/Checkout.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import type { Screen } from './screen.ts';

/** SPEC 9. */
export const screen: Screen = {
  title: 'Checkout',
  description: 'A mock checkout: no payment is taken and nothing leaves your browser.',
  isIndexed: false,
  toasts: 'long',
  Component: CheckoutScreen,
};

function CheckoutScreen() {
  return (
    <div className="wrap">
      <PageHead title="Checkout" />
      <Checkout />
    </div>
  );
}
