type Write = { readonly page: string; readonly key: string; readonly value: string | null };

/**
 * A browser profile that several pages share, as slow as a real one: what a page writes takes its
 * time to the profile, and what the profile holds takes its time to the other pages. A page sees its
 * own writes at once; of two pages that write one key, the one that arrives last wins everywhere.
 */
export class Profile {
  readonly arrived: Write[] = [];
  readonly pages: Page[] = [];

  open(): Page {
    const page = new Page(this, `page${this.pages.length}`);
    this.pages.push(page);
    while (page.receive());
    page.unheard = 0;
    return page;
  }

  /** What a page that is opened now would find. */
  find(key: string): string | null {
    return this.arrived.findLast((write) => write.key === key)?.value ?? null;
  }

  /** Carries every write to every page, though no page has yet been told. */
  carry(): void {
    for (const page of this.pages) while (page.send());
    for (const page of this.pages) while (page.receive());
  }

  /** Carries and tells until nothing is under way any more. */
  settle(): void {
    for (let round = 0; round < 50; round += 1) {
      this.carry();
      if (this.pages.every(({ unheard }) => unheard === 0)) return;
      for (const page of this.pages) while (page.hear());
    }
    throw new Error('The pages do not come to rest.');
  }
}

/** The part of one page's window that a stored list stands on. */
export class Page extends EventTarget {
  isFull = false;
  unheard = 0;
  readonly profile: Profile;
  readonly name: string;
  private readonly view = new Map<string, string | null>();
  private readonly underWay: Write[] = [];
  private readonly unanswered: string[] = [];
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

  /** Writes as any script of the page may, the shop not asked. */
  write(key: string, value: string | null): void {
    if ((this.view.get(key) ?? null) === value) return;
    this.view.set(key, value);
    this.underWay.push({ page: this.name, key, value });
    this.unanswered.push(key);
  }

  /** One write of this page arrives at the profile. */
  send(): boolean {
    const write = this.underWay.shift();
    if (write) this.profile.arrived.push(write);
    return write !== undefined;
  }

  /** One write of any page becomes visible here, unless a newer one of this page is under way. */
  receive(): boolean {
    const write = this.profile.arrived[this.received];
    if (!write) return false;
    this.received += 1;
    if (write.page === this.name) {
      this.unanswered.shift();
      return true;
    }
    this.unheard += 1;
    if (!this.unanswered.includes(write.key)) this.view.set(write.key, write.value);
    return true;
  }

  /** The page is told of one write, which may since have been written over. */
  hear(): boolean {
    if (this.unheard === 0) return false;
    this.unheard -= 1;
    this.dispatchEvent(new Event('storage'));
    return true;
  }
}
