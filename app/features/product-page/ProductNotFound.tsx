import { href } from '#links/address.ts';
import { productNotFound } from '#shop/words';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import * as strings from '#strings/productPage';

/** An id that names no product (SPEC 2.3). */
export function ProductNotFound() {
  return (
    <div className="tall">
      <EmptyState
        title={strings.notFound}
        text={productNotFound.text}
        action={<LinkButton href={href('/shop')}>{strings.continueShopping}</LinkButton>}
        picture={productNotFound.picture}
      />
    </div>
  );
}
