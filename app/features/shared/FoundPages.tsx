import { href } from '#links/address.ts';
import { TextLink } from '#ui/TextLink.tsx';
import { classNames } from '#ui/classNames.ts';
import { pagesTitle } from '#strings/products';
import type { FoundInShop } from './searchShop.ts';

type FoundPagesProps = Pick<FoundInShop, 'pages'> & {
  readonly onClick?: () => void;
  readonly className: string | undefined;
};

/** Links to the pages that a text finds, below its products (SPEC 16.65). */
export function FoundPages({ pages, onClick, className }: FoundPagesProps) {
  if (pages.length === 0) return null;
  return (
    <nav className={classNames('line-above part', className)} aria-label={pagesTitle}>
      <ul>
        {pages.map(({ address, title }) => (
          <li key={address}>
            <TextLink href={href(address)} onClick={onClick}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
