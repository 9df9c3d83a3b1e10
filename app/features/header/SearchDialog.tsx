import {
  type ComponentProps,
  type Ref,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
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
export function SearchDialog(props: SearchDialogProps) {
  const { initialQuery, initialProduct, onClose, onChoose } = props;
  const [query, setQuery] = useState(initialQuery);
  const showAll = useRef<HTMLAnchorElement>(null);
  const { find, isComplete } = useSearch();
  const { named, more, moreTitle, pages, said } = find(query);
  const results = { initialProduct, onChoose: (product: Product) => onChoose(product, query) };
  const enter = (typed: string) => {
    const found = find(typed);
    const [only, other] = [...found.named, ...found.more];
    if (isComplete && only && !other) return onChoose(only, typed);
    flushSync(() => setQuery(typed));
    showAll.current?.click();
  };
  return (
    <Dialog shape="top" label={title} onClose={onClose}>
      <div role="search" className={`wrap ${styles.search}`}>
        <QueryField
          defaultValue={initialQuery}
          // A letter is painted first, then what it finds.
          onInput={({ currentTarget: { value } }) => startTransition(() => setQuery(value))}
          onKeyDown={({ key, nativeEvent, currentTarget: { value } }) => {
            // While letters are composed, Enter chooses one of the proposed words.
            if (key === 'Enter' && !nativeEvent.isComposing) enter(value);
          }}
          data-initial-focus={initialProduct === undefined || undefined}
        />
        <Count query={query} found={named.length} said={said} />
        {named.length > 0 && <Results products={named} {...results} />}
        {more.length > 0 && (
          <section className={`line-above part ${styles.below}`} aria-labelledby="found-more">
            <h2 id="found-more">{moreTitle}</h2>
            <Results products={more} {...results} />
          </section>
        )}
        <ShowAll ref={showAll} lists={[named, more]} text={query} onClick={onClose} />
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
  const search = part?.searchShop ?? ((text: string) => searchNames(text, isLost));
  const find = (typed: string) => search(typed.slice(0, maxTextLength));
  return { find, isComplete: part !== undefined || isLost };
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
};

function Count({ query, found, said }: CountProps) {
  const isTyped = useRef(false);
  const first = useRef(query);
  const rest = query.length > maxTextLength ? strings.onlyTheFirst(maxTextLength) : '';
  const isNone = said === strings.noProductFound || said === strings.onlyNames;
  useEffect(() => {
    isTyped.current ||= query !== first.current;
    return isTyped.current ? announceLast(said + rest) : undefined;
  }, [query, said, rest]);
  return (
    // Before anything is typed, it says nothing to a screen reader.
    <p className={isNone ? styles.none : styles.count} aria-hidden={query.trim() === ''}>
      {isNone ? said : found > 0 && productCount(found)}
      {rest && <small>{rest}</small>}
    </p>
  );
}

function QueryField(props: ComponentProps<'input'>) {
  return (
    <div className={`line-above ${styles.bar}`}>
      <Icon name="search" />
      <input
        type="text"
        aria-label={strings.searchForProduct}
        placeholder={strings.searchForProduct}
        autoComplete="off"
        enterKeyHint="search"
        {...props}
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
