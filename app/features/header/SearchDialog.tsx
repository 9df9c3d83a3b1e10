import { useEffect, useRef, useState } from 'react';
import { listAddress, maxTextLength, search } from '#catalogue/browse.ts';
import { findClose } from '#catalogue/closeSearch.ts';
import { langOf } from '#catalogue/langOf.ts';
import { kindOf } from '#catalogue/say.ts';
import type { Product } from '#catalogue/product.ts';
import { listed } from '#shop/products';
import { LinkButton } from '#ui/Button.tsx';
import { Price } from '#features/product/Price.tsx';
import { Variant } from '#features/product/Variant.tsx';
import { announce } from '#ui/announce.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { productCount } from '#strings/shell.ts';
import { search as title } from '#strings/header.tsx';
import * as strings from '#strings/products.ts';
import styles from './SearchDialog.module.css';

type SearchDialogProps = {
  /** The earlier query, when the shopper comes back from a product. */
  readonly initialQuery: string;
  /** The id of the product that the shopper comes back from; its result has focus. */
  readonly initialProduct: number | undefined;
  readonly onClose: () => void;
  readonly onChoose: (product: Product, query: string) => void;
};

/** How many results are shown here, in full rows at any width; a list has all of them (SPEC 17.10). */
const maxResults = 12;

/** Search by name while typing (SPEC 3.6), and what is close below it (SPEC 16.65). */
export function SearchDialog({
  initialQuery,
  initialProduct,
  onClose,
  onChoose,
}: SearchDialogProps) {
  const [query, setQuery] = useState(initialQuery);
  const showAll = useRef<HTMLAnchorElement>(null);
  const text = query.slice(0, maxTextLength);
  const found = search(listed, text);
  const close = findClose(listed, text, found, kindOf);
  const results = {
    initialProduct,
    onChoose: (product: Product) => onChoose(product, query),
  };
  return (
    <Dialog shape="top" label={title} onClose={onClose}>
      <div role="search" className={`wrap ${styles.search}`}>
        <QueryField
          query={query}
          isFirst={initialProduct === undefined}
          onType={setQuery}
          onEnter={() => showAll.current?.click()}
        />
        <Count query={query} found={found.length} close={close.length} isCut={text !== query} />
        {found.length > 0 && <Results products={found.slice(0, maxResults)} {...results} />}
        {found.length > maxResults && (
          <p className={styles.all}>
            {/* The list may be the page that is already open. */}
            <LinkButton
              ref={showAll}
              look="line"
              href={listAddress('/products', '', 'search', text)}
              onClick={onClose}
            >
              {strings.showAll(found.length)}
            </LinkButton>
          </p>
        )}
        {close.length > 0 && (
          <section className={`line-above part ${styles.close}`} aria-labelledby="close-title">
            <h2 id="close-title">{strings.closeTitle}</h2>
            <Results products={close} {...results} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

type CountProps = {
  readonly query: string;
  readonly found: number;
  readonly close: number;
  /** Whether only the beginning of the text was looked for. */
  readonly isCut: boolean;
};

const restMs = 400;

function Count({ query, found, close, isCut }: CountProps) {
  const [initialQuery] = useState(query);
  const count = found > 0 ? productCount(found) : strings.noProductFound;
  const rest = isCut ? strings.onlyTheFirst(maxTextLength) : '';
  const said = count + (close > 0 ? strings.closeCount(close) : '') + rest;
  useEffect(() => {
    if (query === initialQuery) return undefined;
    const timer = setTimeout(announce, restMs, said);
    return () => clearTimeout(timer);
  }, [query, initialQuery, said]);
  return (
    // Before anything is typed, it says nothing to a screen reader.
    <p className={found > 0 ? styles.count : styles.none} aria-hidden={query.trim() === ''}>
      <span>{count}</span>
      {isCut && <small>{rest}</small>}
    </p>
  );
}

type QueryFieldProps = {
  readonly query: string;
  readonly isFirst: boolean;
  readonly onType: (query: string) => void;
  readonly onEnter: () => void;
};

function QueryField({ query, isFirst, onType, onEnter }: QueryFieldProps) {
  return (
    <div className={`line-above ${styles.bar}`}>
      <Icon name="search" />
      <input
        type="text"
        aria-label={strings.searchForProduct}
        placeholder={strings.searchForProduct}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => {
          // While letters are composed, Enter chooses one of the proposed words.
          if (key === 'Enter' && !nativeEvent.isComposing) onEnter();
        }}
        data-initial-focus={isFirst || undefined}
      />
    </div>
  );
}

type ResultsProps = Pick<SearchDialogProps, 'initialProduct'> & {
  readonly products: readonly Product[];
  readonly onChoose: (product: Product) => void;
};

function Results({ products, initialProduct, onChoose }: ResultsProps) {
  return (
    <ul className={styles.results}>
      {products.map((product) => (
        <li key={product.id}>
          <button
            type="button"
            aria-describedby={`found-${product.id}`}
            onClick={() => onChoose(product)}
            data-initial-focus={product.id === initialProduct || undefined}
          >
            <Picture
              source={product.image}
              alt=""
              sizes="(min-width: 1200px) 200px, (min-width: 768px) 22vw, 46vw"
            />
            <span lang={langOf(product, 'name')}>{product.name}</span>
          </button>
          <div id={`found-${product.id}`}>
            <Variant product={product} />
            <Price product={product} />
          </div>
        </li>
      ))}
    </ul>
  );
}
