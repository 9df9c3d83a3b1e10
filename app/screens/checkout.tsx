import { Checkout } from '#features/checkout/Checkout.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import * as words from '#words/checkout.tsx';
import type { Screen } from './screen.ts';

/** SPEC 9. */
export const screen: Screen = {
  title: words.title,
  description: words.description,
  isIndexed: false,
  toasts: 'long',
  Component: CheckoutScreen,
};

function CheckoutScreen() {
  return (
    <div className="wrap">
      <PageHead title={words.title} />
      <Checkout />
    </div>
  );
}
