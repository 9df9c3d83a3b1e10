import { messageManner } from '#domain/messages.ts';
import { Checkout } from '#features/checkout/Checkout.tsx';
import { PageHead } from '#ui/PageHead.tsx';

export const meta = () => ({
  title: 'Checkout',
  description: 'A mock checkout: no payment is taken and nothing leaves your browser.',
});

/** SPEC 9. */
export default function CheckoutScreen() {
  return (
    <div className="wrap">
      <PageHead title="Checkout" />
      <Checkout manner={messageManner(true)} />
    </div>
  );
}
