import type { ReactNode } from 'react';
import { productCount } from '#strings/counts.ts';

export const title = 'Wishlist';
export const description = 'The products you are thinking about, kept in this browser.';
export const empty = 'Your wishlist is empty';
/** In place of the list where there is no script. */
export const needsJavaScript = (productsLink: ReactNode) => (
  <>
    {
      'Your wishlist is kept by this browser, and showing it needs JavaScript, which is off or has not come. You can still '
    }
    <>{productsLink}</>.
  </>
);
export const kept = (count: number) => `${productCount(count)} kept in this browser`;
export const products = 'Products you wished for';
export const share = 'Share this list';
export const link = 'Link to this list';
