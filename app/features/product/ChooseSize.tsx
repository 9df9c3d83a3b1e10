import { href } from '#links/address.ts';
import { type Product, fullName } from '#catalogue/product.ts';
import { asking } from '#shop/parts';
import { LinkButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { chooseAnswers } from '#strings/asks';
import * as strings from '#strings/products';

type ChooseSizeProps = {
  readonly product: Product;
  readonly isIcon?: boolean;
  readonly onClick?: () => void;
};

/** Where the shop says what is chosen, such as Size and Colour. */
function sayChoice(options: readonly string[] = []): string {
  const [first, second] = options.map((option) => option.toLowerCase());
  if (first === undefined) return strings.chooseSize;
  return second === undefined
    ? strings.chooseOption(first)
    : strings.chooseOptions({ first, second });
}

/** Whether what is added has to be chosen on the product's page: its size, or what is asked of it. */
export const isChosen = ({ sizes, asks }: Product) => sizes ?? (asking && asks);

/** Leads to that choice, in place of the button that adds the product (SPEC 15.33, 16.60). */
export function ChooseSize({ product, isIcon = false, onClick }: ChooseSizeProps) {
  const choose =
    asking && product.family === undefined ? chooseAnswers : sayChoice(product.options);
  const link = {
    href: href(`/product/${product.id}#${product.family === undefined ? 'asks' : 'sizes'}`),
    'aria-label': strings.chooseSizeNamed({ choose, product: fullName(product) }),
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
      {choose}
    </LinkButton>
  );
}
