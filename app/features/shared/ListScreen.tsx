import { type ReactNode, useEffect, useRef, useState } from 'react';
import { href } from '#links/address.ts';
import { type Product, fullName } from '#catalogue/product.ts';
import { type LineKey, lineKey } from '#ordering/asks.ts';
import type { emptyCart } from '#shop/words';
import type { StoredList } from '#storage/storedList.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TextButton } from '#ui/TextLink.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { announceLast } from '#ui/announce.ts';
import { focusSoon } from '#ui/focus.ts';
import { error, success } from '#ui/toast.ts';
import type { needsJavaScript } from '#strings/cart';
import { browseProducts, undo } from '#strings/shell';
import { removedNamed } from '#strings/toasts';
import styles from './Removed.module.css';

type Entries<Entry> = readonly Entry[];

/** What is not the same in cart and wishlist. */
export type ListKind<Entry> = {
  readonly name: 'cart' | 'wishlist';
  readonly stored: StoredList<Entry>;
  readonly productOf: (entry: Entry) => Product;
  readonly remove: (newest: Entries<Entry>, key: LineKey) => Entries<Entry>;
  readonly restore: (
    newest: Entries<Entry>,
    entry: Entry,
    order: readonly LineKey[],
  ) => Entries<Entry>;
  readonly strings: {
    readonly title: string;
    readonly empty: string;
    readonly needsJavaScript: typeof needsJavaScript;
    readonly removed: string;
    readonly isBack: (name: string) => string;
  };
  /** What is said of the list after each change, if anything is left. */
  readonly alsoSay?: () => string;
  /** The text and the picture where nothing is in it. */
  readonly whenEmpty: typeof emptyCart;
};

/** The id of the link of a product in the list, which Undo moves focus to. */
export const linkIdOf = (list: ListKind<never>['name'], key: LineKey) =>
  `${list}-${encodeURIComponent(key)}`;

type ListScreenProps<Entry> = {
  readonly kind: ListKind<Entry>;
  /** `undefined` until the storage has been read. */
  readonly entries: Entries<Entry> | undefined;
  readonly whenEmpty?: ReactNode;
  /** What is shown of a list that may be filled. */
  readonly children: (onRemove: (entry: Entry) => void, place: PlaceRemoved) => ReactNode;
};

/** Puts Undo among the items of a list, in the place of what was removed last. */
export type PlaceRemoved = (
  items: readonly ReactNode[],
  className?: string,
) => readonly ReactNode[];

/** A stored list, filled or empty; what is removed can be put back (SPEC 8.1, 8.2, 16.1). */
export function ListScreen<Entry>({ kind, entries, whenEmpty, children }: ListScreenProps<Entry>) {
  const [last, setLast] = useState<LastRemoved>();
  const removed = last?.after === entries ? last : undefined;
  const offer = removed && <Removed {...removed} />;
  const place: PlaceRemoved = (items, className) => {
    if (!removed) return items;
    const item = (
      <li key="removed" className={className}>
        {offer}
      </li>
    );
    return [...items.slice(0, removed.index), item, ...items.slice(removed.index)];
  };
  const waitsFor = entries ? undefined : kind.name;
  const { strings } = kind;
  return (
    <>
      {!entries?.length && (
        <EmptyState
          title={strings.empty}
          {...kind.whenEmpty}
          action={<LinkButton href={href('/products')}>{browseProducts}</LinkButton>}
          hasFirstPicture
          waitsFor={waitsFor}
        >
          {offer}
          {whenEmpty}
        </EmptyState>
      )}
      {entries?.length !== 0 && (
        <div data-unless-empty={waitsFor}>
          <PageHead title={strings.title} />
          <p className="without-script without-lists">
            {strings.needsJavaScript((text) => (
              <a href={href('/products')}>{text}</a>
            ))}
          </p>
          {children((entry) => setLast(removeEntry(kind, entries ?? [], entry)), place)}
        </div>
      )}
    </>
  );
}

function removeEntry<Entry>(
  kind: ListKind<Entry>,
  shown: Entries<Entry>,
  entry: Entry,
): LastRemoved {
  const { name, stored, productOf, remove, restore, strings, alsoSay } = kind;
  const product = productOf(entry);
  const key = lineKey(product);
  const order = shown.map((each) => lineKey(productOf(each)));
  const back = () => {
    success(strings.isBack(product.name));
    stored.change((newest) => restore(newest, entry, order));
    if (alsoSay) announceLast(alsoSay());
    focusSoon(() => document.getElementById(linkIdOf(name, key)));
  };
  stored.change((newest) => remove(newest, key));
  if (alsoSay && stored.read().length > 0) announceLast(alsoSay());
  error(strings.removed, { isSilent: true, undo: back });
  return { name: fullName(product), index: order.indexOf(key), undo: back, after: stored.read() };
}

/** What was removed last from a list. */
type LastRemoved = {
  readonly name: string;
  /** Its place in the list. */
  readonly index: number;
  readonly undo: () => void;
  /** The list without it; another one ends the offer. */
  readonly after: readonly unknown[];
};

/** In the place of what was removed: Undo for keyboard and ear, without a limit of time (SPEC 16.1). */
function Removed({ name, undo: handleUndo }: LastRemoved) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const text = removedNamed(name);
  return (
    <p className={`choices muted ${styles.removed}`}>
      {text}
      <TextButton ref={button} aria-label={`${text} ${undo}`} onClick={handleUndo}>
        {undo}
      </TextButton>
    </p>
  );
}
