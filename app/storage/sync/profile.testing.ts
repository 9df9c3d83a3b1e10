import { type CartLine, addMoreToCart } from '#domain/cart.ts';
import { type StoredList, createStoredList } from './list.ts';

type Write = { readonly page: string; readonly key: string; readonly value: string | null };

/**
 * A browser profile that several pages share, as slow as a real one: what a page writes takes its
 * time to reach the profile, and then again to reach the other pages. A page sees its
 * own writes at once; of two pages that write one key, the one that arrives last wins everywhere.
 */
export class Profile {
  readonly arrived: Write[] = [];
  readonly pages: Page[] = [];

  open(): Page {
    const page = new Page(this, `page${this.pages.length}`);
    this.pages.push(page);
    while (page.receive());
    page.pendingEvents = 0;
    return page;
  }

  /** What a page that is opened now would find. */
  find(key: string): string | null {
    return this.arrived.findLast((write) => write.key === key)?.value ?? null;
  }

  /** Carries every write to every page, without a `storage` event in any of them. */
  carry(): void {
    for (const page of this.pages) while (page.send());
    for (const page of this.pages) while (page.receive());
  }

  /** Carries every write and fires every event, until there is nothing left to do. */
  settle(): void {
    for (let round = 0; round < 50; round += 1) {
      this.carry();
      if (this.pages.every(({ pendingEvents }) => pendingEvents === 0)) return;
      for (const page of this.pages) while (page.notify());
    }
    throw new Error('The pages never stop writing.');
  }
}

/** The part of one page's window that a stored list uses. */
export class Page extends EventTarget {
  isFull = false;
  pendingEvents = 0;
  readonly profile: Profile;
  readonly name: string;
  private readonly view = new Map<string, string | null>();
  private readonly outgoing: Write[] = [];
  private readonly unconfirmed: string[] = [];
  private received = 0;

  constructor(profile: Profile, name: string) {
    super();
    this.profile = profile;
    this.name = name;
  }

  get localStorage() {
    return {
      getItem: (key: string) => this.view.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
        this.write(key, value);
      },
    };
  }

  /** Writes as another script of the page does, without the shop. */
  write(key: string, value: string | null): void {
    if ((this.view.get(key) ?? null) === value) return;
    this.view.set(key, value);
    this.outgoing.push({ page: this.name, key, value });
    this.unconfirmed.push(key);
  }

  /** One write of this page arrives at the profile. */
  send(): boolean {
    const write = this.outgoing.shift();
    if (write) this.profile.arrived.push(write);
    return write !== undefined;
  }

  /** One write of any page becomes visible here, unless this page has sent a newer one. */
  receive(): boolean {
    const write = this.profile.arrived[this.received];
    if (!write) return false;
    this.received += 1;
    if (write.page === this.name) {
      this.unconfirmed.shift();
      return true;
    }
    this.pendingEvents += 1;
    if (!this.unconfirmed.includes(write.key)) this.view.set(write.key, write.value);
    return true;
  }

  /** Fires the `storage` event for one write, which may have been overwritten since. */
  notify(): boolean {
    if (this.pendingEvents === 0) return false;
    this.pendingEvents -= 1;
    this.dispatchEvent(new Event('storage'));
    return true;
  }
}

/** The cart as a page sees it. */
export function openCart(page: Page): StoredList<CartLine> {
  const cart = createStoredList<CartLine>(
    {
      key: 'cart',
      insert: (lines, { product, quantity }) => addMoreToCart(lines, product, quantity),
      toStored: ({ product, quantity }) => ({ id: product.id, quantity }),
    },
    () => page,
    page.name,
  );
  cart.subscribe(() => undefined);
  return cart;
}
