import { href } from '#links/address.ts';
import { type Product, fullName } from '#catalogue/product.ts';
import { catalogue } from '#shop/products';
import { type AddressProblem, readProducts } from '#address/productsInAddress.ts';
import { addToWishlist } from '#ordering/wishlist.ts';
import { putOnWishlist } from '#features/product/productActions.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { info, success } from '#ui/toast.ts';
import * as strings from '#strings/wishlist';
import { WishCard } from './WishCard.tsx';
import styles from './Wishlist.module.css';

/** Of more unknown ids than this, the note only says how many there are. */
const maxNamed = 5;

type SharedWishlistProps = {
  /** The value of `?products=`. */
  readonly text: string;
};

/** A wishlist that somebody shared as an address (SPEC 16.9). The shopper's own list stays as it is. */
export function SharedWishlist({ text }: SharedWishlistProps) {
  const { lines, problems } = readProducts(catalogue, text);
  const products = lines.map(({ product }) => product);
  const remarks = remarksOn(problems);

  const handleAddAll = () => {
    const before = storedWishlist.read().length;
    storedWishlist.change((wishlist) => products.reduce(addToWishlist, wishlist));
    const count = storedWishlist.read().length - before;
    if (count === 0) info(strings.allThere);
    else success(strings.added(count));
  };
  return (
    <>
      <PageHead title={strings.sharedTitle} />
      <div className={styles.shared}>
        <p className="lead">{products.length > 0 ? strings.sharedText : strings.noProducts}</p>
        {remarks.length > 0 && (
          <Note kind="information">
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
          </Note>
        )}
        <div className="choices">
          {products.length > 0 && <Button onClick={handleAddAll}>{strings.addAll}</Button>}
          <LinkButton look="line" href={href('/wishlist')}>
            {strings.seeOwn}
          </LinkButton>
        </div>
      </div>
      {products.length > 0 && (
        <p className={`line-above ${styles.count}`}>{strings.onThisList(products.length)}</p>
      )}
      <ul className="grid page-foot" aria-label={strings.sharedProducts}>
        {products.map((product) => (
          <li key={product.id}>
            <SharedCard product={product} />
          </li>
        ))}
      </ul>
    </>
  );
}

function SharedCard({ product }: { readonly product: Product }) {
  return (
    <WishCard product={product}>
      <Button
        look="line"
        isWide
        aria-label={strings.addOneNamed(fullName(product))}
        onClick={() => putOnWishlist(product)}
      >
        {strings.addOne}
      </Button>
    </WishCard>
  );
}

/** What the link says that this shop does not have (SPEC 15.2). Quantities mean nothing on a wishlist. */
function remarksOn(problems: readonly AddressProblem[]): readonly string[] {
  const unknown = problems.flatMap((problem) =>
    problem.kind === 'unknown' ? [problem.written] : [],
  );
  const tooMany = problems.find(({ kind }) => kind === 'tooMany');
  const others = unknown.length - maxNamed;
  const first = unknown.slice(0, maxNamed).join(', ');
  const named = others > 0 ? strings.andMore({ named: first, others }) : first;
  return [
    ...(unknown.length > 0 ? [strings.unknownNumbers(named)] : []),
    ...(tooMany?.kind === 'tooMany'
      ? [strings.tooMany({ count: tooMany.count, read: tooMany.limit })]
      : []),
  ];
}
