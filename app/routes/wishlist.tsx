import { messageManner } from '#domain/messages.ts';
import { Wishlist } from '#features/wishlist/Wishlist.tsx';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';

export const meta = () => ({
  title: 'Wishlist',
  description: 'The products you are thinking about, kept in this browser.',
});

/** SPEC 8.1. */
export default function WishlistScreen() {
  return (
    <div className="wrap">
      <Breadcrumb current="Wishlist" />
      <Wishlist manner={messageManner(false)} />
    </div>
  );
}
