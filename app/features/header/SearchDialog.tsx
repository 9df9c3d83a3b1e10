import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { href } from '#links/address.ts';
import { listAddress, maxTextLength } from '#catalogue/browse.ts';
import type { Product } from '#catalogue/product.ts';
import { LinkButton } from '#ui/Button.tsx';
import { Price } from '#features/product/Price.tsx';
import { Variant } from '#features/product/Variant.tsx';
import { FoundPages } from '#features/shared/FoundPages.tsx';
import { langOf } from '#features/shared/langOf.ts';
import { loadSearch } from '#features/shared/loadSearch.ts';
import { searchNames } from '#features/shared/searchNames.ts';
import { usePart } from '#loading/usePart.ts';
import { announceLast } from '#ui/announce.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { browseProducts, productCount } from '#strings/shell';
import { search as title } from '#strings/header';
import * as strings from '#strings/products';
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

/**
 * Search by name while typing (SPEC 3.6), and what else the text may mean below it (SPEC 16.65), which comes when the
 * dialog is open.
 */
export function SearchDialog({
  initialQuery,
  initialProduct,
  onClose,
  onChoose,
}: SearchDialogProps) {
  const [query, setQuery] = useState(initialQuery);
  const showAll = useRef<HTMLAnchorElement>(null);
  const text = query.slice(0, maxTextLength);
  const { searchShop, isLost } = useSearch();
  const found = searchShop?.(text) ?? searchNames(text, isLost);
  const { named, more, moreTitle, pages, said } = found;
  const results = { initialProduct, onChoose: (product: Product) => onChoose(product, query) };
  const [only, other] = searchShop || isLost ? [...named, ...more] : [];
  return (
    <Dialog shape="top" label={title} onClose={onClose}>
      <div role="search" className={`wrap ${styles.search}`}>
        <QueryField
          query={query}
          isFirst={initialProduct === undefined}
          onType={setQuery}
          onEnter={() => (only && !other ? results.onChoose(only) : showAll.current?.click())}
        />
        <Count query={query} found={named.length} said={said} isCut={text !== query} />
        {named.length > 0 && <Results products={named} {...results} />}
        {more.length > 0 && (
          <section className={`line-above part ${styles.below}`} aria-labelledby="found-more">
            <h2 id="found-more">{moreTitle}</h2>
            <Results products={more} {...results} />
          </section>
        )}
        <ShowAll ref={showAll} lists={[named, more]} text={text} onClick={onClose} />
        <FoundPages pages={pages} onClick={onClose} className={styles.below} />
      </div>
    </Dialog>
  );
}

function useSearch() {
  const [isLost, setLost] = useState(false);
  const { part, open } = usePart(loadSearch);
  const load = useEffectEvent(() => open(() => setLost(true)));
  useEffect(() => load(), []);
  return { searchShop: part?.searchShop, isLost };
}

type ShowAllProps = {
  readonly ref: Ref<HTMLAnchorElement>;
  readonly lists: readonly (readonly Product[])[];
  readonly text: string;
  readonly onClick: () => void;
};

/** The link to the page with all results, seen where there are more than here (SPEC 17.10), or to all products. */
function ShowAll({ ref, lists, text, onClick }: ShowAllProps) {
  const count = lists.flat().length;
  const isHere = count > 0 && lists.every(({ length }) => length <= maxResults);
  return (
    <p className={styles.all} hidden={isHere}>
      {/* The list may be the page that is already open. */}
      <LinkButton
        ref={count > 0 ? ref : undefined}
        look="line"
        href={href(count > 0 ? listAddress('/products', '', 'search', text) : '/products')}
        onClick={onClick}
      >
        {count > 0 ? strings.showAll(count) : browseProducts}
      </LinkButton>
    </p>
  );
}

type CountProps = {
  readonly query: string;
  /** How many names contain the text. */
  readonly found: number;
  readonly said: string;
  /** Whether only the beginning of the text was looked for. */
  readonly isCut: boolean;
};

function Count({ query, found, said, isCut }: CountProps) {
  const isTyped = useRef(false);
  const first = useRef(query);
  const rest = isCut ? strings.onlyTheFirst(maxTextLength) : '';
  const isNone = said === strings.noProductFound || said === strings.onlyNames;
  useEffect(() => {
    isTyped.current ||= query !== first.current;
    return isTyped.current ? announceLast(said + rest) : undefined;
  }, [query, said, rest]);
  return (
    // Before anything is typed, it says nothing to a screen reader.
    <p className={isNone ? styles.none : styles.count} aria-hidden={query.trim() === ''}>
      {isNone ? said : found > 0 && productCount(found)}
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
      {products.slice(0, maxResults).map((product) => (
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
            <span {...langOf(product)}>{product.name}</span>
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
