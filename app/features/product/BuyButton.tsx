import { isOrderable } from '#catalogue/availability.ts';
import type { Product } from '#catalogue/product.ts';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { outOfStockButton } from '#strings/products';

type BuyButtonProps = { readonly product: Product } & ButtonProps;

/** Adds a product to the cart, or says that it is out of stock (SPEC 16.56). */
export function BuyButton({ product, children, ...button }: BuyButtonProps) {
  const canOrder = isOrderable(product);
  return (
    <Button {...button} disabled={!canOrder}>
      {canOrder ? children : outOfStockButton}
    </Button>
  );
}
