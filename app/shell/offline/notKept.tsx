import { findProduct, fullName } from '#catalogue/product.ts';
import { href } from '#links/address.ts';
import { Price } from '#features/product/Price.tsx';
import type { Screen, ScreenProps } from '#screens/screen.ts';
import { catalogue } from '#shop/products';
import * as strings from '#strings/shell';
import { Button, LinkButton } from '#ui/Button.tsx';
import styles from '#shell/Failed.module.css';

const titleOf = (id: string) => {
  const product = findProduct(catalogue, id);
  return product ? fullName(product) : strings.notKept;
};

/** In the place of a page that the worker has not kept, without a network (SPEC 17.45). */
export const screen: Screen = {
  title: titleOf,
  description: strings.notKeptText,
  isIndexed: false,
  toasts: 'brief',
  Component: NotKept,
};

function NotKept({ id }: ScreenProps) {
  const product = findProduct(catalogue, id);
  return (
    <div className={`wrap ${styles.failure}`}>
      <h1>{titleOf(id)}</h1>
      {product && <Price product={product} />}
      <p className="lead muted">{strings.notKeptText}</p>
      <div className="choices">
        <Button onClick={() => location.reload()}>{strings.tryAgain}</Button>
        <LinkButton look="line" href={href('/products')}>
          {strings.browseProducts}
        </LinkButton>
      </div>
    </div>
  );
}
