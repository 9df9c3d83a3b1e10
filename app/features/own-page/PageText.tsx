import { Fragment, type ReactNode, createElement } from 'react';
import { langOf } from '#features/shared/langOf.ts';
import { type OwnPage, type PagePart, contentsOf } from '#catalogue/ownPage.ts';
import { findListed } from '#catalogue/product.ts';
import { ProductGrid } from '#features/product/ProductGrid.tsx';
import { catalogue, listed } from '#shop/products';
import { PageHead } from '#ui/PageHead.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Prose } from '#ui/Prose.tsx';
import { onThisPage } from '#strings/textPages';
import styles from './PageText.module.css';

type PageTextProps = { readonly title: string; readonly page: OwnPage | undefined };

/** A page of the owner's own: with contents if it is long, pictures and cards of products. */
export function PageText({ title, page }: PageTextProps) {
  return (
    <div className="wrap" {...langOf(page ?? {})}>
      <PageHead title={title} crumb={title} />
      {page && <Text page={page} />}
    </div>
  );
}

function Text({ page }: { readonly page: OwnPage }) {
  const contents = contentsOf(page);
  return (
    <div className={`line-above ${styles.text} page-foot`}>
      {contents.length > 0 && (
        <nav className={styles.contents} aria-label={onThisPage}>
          <ul className="links">
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {createElement(Fragment, null, ...page.parts.map((part) => showPart(part)))}
    </div>
  );
}

/** The parts of a page never change their places, so none needs a key. */
function showPart(part: PagePart): ReactNode {
  switch (part.type) {
    case 'text':
      return <Prose text={part.text} />;
    case 'heading':
      return (
        <h2 id={part.id} tabIndex={-1}>
          {part.title}
        </h2>
      );
    case 'picture':
      return (
        <Picture
          source={part.picture}
          alt={part.alt}
          sizes="(min-width: 768px) 720px, 92vw"
          className="whole"
        />
      );
    case 'products': {
      const products = part.ids.flatMap((id) => findListed(listed, catalogue, id) ?? []);
      return <ProductGrid products={products} />;
    }
  }
}
