import { isOrderable } from '#catalogue/availability.ts';
import type { Product } from '#catalogue/product.ts';
import { sayAvailability } from '#say/sayAvailability.ts';
import { useOfToday } from '#features/shared/useToday.ts';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { outOfStockButton } from '#strings/products';

type BuyButtonProps = { readonly product: Product } & ButtonProps;

/** Adds a product to the cart, or says why it cannot be added (SPEC 16.56). */
export function BuyButton({ product: sold, children, ...button }: BuyButtonProps) {
  const product = useOfToday(sold);
  const canOrder = isOrderable(product);
  return (
    <Button {...button} disabled={!canOrder}>
      {canOrder ? children : sayGone(product)}
    </Button>
  );
}

function sayGone({ availability = 'out of stock' }: Product): string {
  return availability === 'out of stock' ? outOfStockButton : sayAvailability(availability);
}
