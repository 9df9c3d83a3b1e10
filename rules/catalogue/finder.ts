import MiniSearch from 'minisearch';
import type { PriceWords } from './askedPrice.ts';
import { fold, wordsIn } from './fold.ts';
import { heard, queriesOf, search, withPairs } from './queries.ts';

/** The number of a product, or a page with its title. */
export type FoundEntry = number | { readonly address: string; readonly title: string };

/** What Search knows of a product or a page: its words, in lines of what stands together (SPEC 16.65). */
export type SearchEntry = {
  readonly entry: FoundEntry;
  /** In all languages of the shop, with its variant. */
  readonly names: string;
  readonly keywords: string;
  /** Its category, else what the shop sells, its tag, and what the product is for; the headings of a page. */
  readonly about: string;
  /** What it says at length. */
  readonly texts: string;
  /** The words of what it is not for. */
  readonly warnings?: string;
};

/** What Search knows beside the names that products show, made by the build. */
export type SearchIndex = {
  readonly entries: readonly SearchEntry[];
  readonly prices: PriceWords;
  /** With spaces between: what says nothing of a product, what denies a word beside it, and what denies the one before. */
} & Readonly<Record<'little' | 'not' | 'behind', string>>;

/** A word to look for, or two in one, with where they stand in the text. */
type Term = { readonly word: string; readonly places: readonly number[] };
/** How near an entry is, and which of the words it has, by where they stand. */
type Ranked = { readonly at: number; readonly score: number; readonly has: ReadonlySet<number> };

const short = ['names', 'keywords', 'about'];
const all = [...short, 'texts'];

/** Gives how near each entry is to words, by an index that is made in slices, so that whoever types waits for none. */
async function makeRanker(entries: readonly SearchEntry[]) {
  /** The sounds of words: most are there more than once. Two neighbours of a long text are found as written alone. */
  const known = new Map<string, string[]>();
  const mini = new MiniSearch<SearchEntry & { readonly id: number }>({
    fields: [...all, 'warnings'],
    tokenize: withPairs,
    processTerm: (term, field) => {
      const word = term.replace(' ', '');
      if (field === 'texts' && word !== term) return word;
      if (!known.has(word)) known.set(word, heard(word));
      return known.get(word);
    },
    searchOptions: search,
  });
  const documents = entries.map((entry, id) => ({ ...entry, id }));
  await mini.addAllAsync(documents, { chunkSize: 1 });
  /** Which entries have a word in one of these fields, or warn of one that begins so: “oil” is not “oily”. */
  const having = (word: string, fields: string[]) => {
    const sure = queriesOf(word, false).filter((query) => query.fields === undefined);
    const queries = [...sure, { queries: [word], prefix: fields !== all && word.length > 2 }];
    return mini.search({ combineWith: 'OR', queries }, { fields }).map(({ id }) => Number(id));
  };
  /** @param fields where words count; two that stand together count everywhere */
  const rank = (terms: readonly Term[], isClose: boolean, fields: string[]) => {
    const places = new Map<string, Set<number>>();
    const queries = terms.flatMap((term) =>
      queriesOf(term.word, isClose).map((query) => {
        for (const each of query.queries.map(String))
          places.set(each, new Set([...(places.get(each) ?? []), ...term.places]));
        return term.places.length > 1 ? { fields: all, ...query } : query;
      }),
    );
    const ranked = mini.search({ combineWith: 'OR', queries }, { fields }).map((result): Ranked => {
      const has = new Set(result.queryTerms.flatMap((term) => [...(places.get(term) ?? [])]));
      return { at: Number(result.id), score: result.score, has };
    });
    return ranked.sort((one, other) => other.has.size - one.has.size || other.score - one.score);
  };
  return { having, rank };
}

/** Gives what a text says: its words, which of them are meant, and which it says that it does not want. */
function makeReader({ little, not, behind }: SearchIndex) {
  const sets = [little, not, behind].map((words) => new Set(words.split(' ')));
  return (written: readonly string[]) => {
    const words = written.map(fold);
    const [isLittle, isNot, isBehind] = sets.map((set) => (at: number) => set.has(words[at] ?? ''));
    const deniedBy = (at: number) => (isNot?.(at) ? at + (isBehind?.(at) ? -1 : 1) : -1);
    const places = [...words.keys()];
    const denied = places.map(deniedBy).filter((at) => words[at] !== undefined && !isLittle?.(at));
    const isDenial = (at: number) => denied.includes(at) || denied.includes(deniedBy(at));
    const meant = places.filter((at) => !isLittle?.(at) && !isDenial(at));
    const terms = words.flatMap((word, at): readonly Term[] => [
      ...(meant.includes(at) ? [{ word, places: [at] }] : []),
      // Two neighbours are one word for who types a space too much, and together say more than apart.
      ...words.slice(at + 1, at + 2).map((next) => ({
        word: word + next,
        places: [at, at + 1].filter((place) => meant.includes(place) || isDenial(place)),
      })),
    ]);
    return { words, denied, meant, terms };
  };
}

/**
 * Gives what finds in a shop: what has each word of a text; if nothing has, and it is forgiving, what has words that
 * are close to them, else what has most of them. What warns of a word never comes first, and what has a word that
 * the text does not want never comes, unless it says “sugar-free” itself, which is one word (SPEC 16.65).
 */
export async function makeFinder(index: SearchIndex) {
  const { having, rank } = await makeRanker(index.entries);
  const read = makeReader(index);
  return (text: string, isForgiving: boolean) => {
    const written = wordsIn(text);
    const { words, denied, meant, terms } = read(written);
    const isEmpty = meant.length + denied.length === 0;
    const inAny = (places: readonly number[], fields: string[]) =>
      new Set(places.flatMap((at) => having(words[at] ?? '', fields)));
    const unwanted = inAny(denied, all);
    const warned = inAny(meant, ['warnings']);
    const isWanted = ({ at, has }: Ranked) =>
      !unwanted.has(at) || denied.some((place) => has.has(place));
    const find = (isClose: boolean, fields: string[]) =>
      rank(terms, isClose, fields).filter(isWanted);
    const hasAll = ({ has }: Ranked) => meant.every((at) => has.has(at));
    let ranked = isEmpty ? [] : find(false, meant.length === 1 ? all : short).filter(hasAll);
    const isClose = isForgiving && !isEmpty && ranked.length === 0;
    if (isClose) ranked = find(true, all).filter(hasAll);
    const isPart = isClose && ranked.length === 0;
    if (isPart) ranked = withMost(find(false, all), meant);
    const has = isPart ? ranked[0]?.has : undefined;
    const wordsAt = (isKnown: boolean) =>
      meant.flatMap((at) => (has && has.has(at) === isKnown ? (written[at] ?? []) : []));
    const safe = ranked.filter(({ at }) => !warned.has(at));
    const last = safe.length > 0 ? ranked.filter(({ at }) => warned.has(at)) : [];
    return {
      /** The nearest first; nothing at all, where all warn of a word. */
      found: [...safe, ...last].flatMap(({ at }) => index.entries[at]?.entry ?? []),
      /** Whether what is found is only nearly what was typed. */
      isClose,
      /** The words that it is found by, and those that it is not; both are empty where it is found by all. */
      known: wordsAt(true),
      unknown: wordsAt(false),
      /** Whether the text has no word that says anything of a product. */
      isEmpty,
    };
  };
}

/** Those that have the same words as the first; none if these are fewer than a third, which say nothing of a sentence. */
function withMost(ranked: Ranked[], meant: readonly number[]): Ranked[] {
  const most = meant.filter((at) => ranked[0]?.has.has(at));
  if (most.length * 3 < meant.length) return [];
  return ranked.filter(({ has }) => meant.every((at) => has.has(at) === most.includes(at)));
}
