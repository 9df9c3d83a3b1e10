import { href } from '#address/address.ts';
import { type Product, fullName } from '#catalogue/product.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { chooseSize, chooseSizeNamed } from '#strings/products.ts';

type ChooseSizeProps = {
  readonly product: Product;
  readonly isIcon?: boolean;
  readonly onClick?: () => void;
};

/** Leads to the choice of a product's size, in place of the button that adds it (SPEC 16.60). */
export function ChooseSize({ product, isIcon = false, onClick }: ChooseSizeProps) {
  const { options = [] } = product;
  const link = {
    href: href(`/product/${product.id}#sizes`),
    // A card of all sizes names none.
    'aria-label': chooseSizeNamed(product.sizes ? product.name : fullName(product), ...options),
    onClick,
  };
  if (isIcon) {
    return (
      <a {...link}>
        <Icon name="bagPlus" />
      </a>
    );
  }
  return (
    <LinkButton isWide {...link}>
      {chooseSize(...options)}
    </LinkButton>
  );
}
