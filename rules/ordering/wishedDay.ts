import { isOrderable } from '#catalogue/availability.ts';
import type { Product } from '#catalogue/product.ts';
import { type DayRules, arrivalOf, latestOf } from './arrival.ts';
import { type Ask, unanswered } from './asks.ts';
import { workingDay } from './calendar.ts';
import type { CartLine } from './cart.ts';
import { dayAfter, dayOn } from './day.ts';
import type { Zone } from './zone.ts';

/** Why a chosen day is not possible, and the nearest one that is, as in `2026-11-30`. */
export type DayProblem = {
  readonly why: 'early' | 'late' | 'closed';
  readonly chosen: string;
  readonly day: string;
};

/** What has to be answered again: of a line, or of the order. */
export type Unfit = {
  readonly product?: Product | undefined;
  readonly ask: Ask;
  /** Missing where there is no answer. */
  readonly problem?: DayProblem | undefined;
};

/** What of an order was asked. */
export type AskedFor = {
  readonly unfit?: readonly Unfit[] | undefined;
  /** The day on which it is wished, if that is possible. */
  readonly day?: string | undefined;
};

/** What a shop that asks finds in an order to one of these zones; the day is empty until it is chosen. */
export type Asking = (
  lines: readonly CartLine[],
  zones: readonly Zone[] | undefined,
  chosen: { readonly now?: string | undefined; readonly day?: string | undefined },
) => AskedFor;

/** On which days something can be there (SPEC 15.34). */
export type PossibleDays = {
  readonly first: string;
  /** Missing where the owner says no last day. */
  readonly last?: string | undefined;
  readonly problemOf: (chosen: string) => DayProblem | undefined;
};

/**
 * The days on which these lines can be in the nearest of these zones, as a question asks for one.
 *
 * @param now on the clock of the shop (`clockOf`)
 */
export function possibleDays(
  rules: DayRules,
  { least = 0, most }: Pick<Ask, 'least' | 'most'>,
  lines: readonly Pick<CartLine, 'product'>[],
  zones: readonly Zone[] | undefined,
  now: string,
): PossibleDays {
  const { calendar = {} } = rules;
  // Without their answers, of which one may be such a day.
  const sold: readonly Pick<Product, 'availability' | 'processing' | 'labels'>[] = lines
    .map(({ product: { answers: _answers, ...product } }) => product)
    .filter(isOrderable);
  const each = sold.length > 0 ? sold : [{}];
  const arrivals = each.flatMap((product) => arrivalOf(product, rules, now, zones)?.first ?? []);
  const inDays = (count: number) => dayAfter(dayOn(now), count);
  const first = workingDay(latestOf([inDays(least), ...arrivals]), calendar);
  const latest = most === undefined ? undefined : workingDay(inDays(most), calendar, -1);
  const last = latest && latest < first ? first : latest;
  return {
    first,
    last,
    problemOf: (chosen) => {
      const because = (why: DayProblem['why'], day: string) => ({ why, chosen, day });
      if (chosen < first || Number.isNaN(Date.parse(chosen))) return because('early', first);
      const next = workingDay(chosen, calendar);
      if (last !== undefined && next > last) return because('late', last);
      return next === chosen ? undefined : because('closed', next);
    },
  };
}

/**
 * How a shop with these days finds that (SPEC 15.33, 15.34).
 *
 * @param dayAsk the question of its checkout for a day
 */
export function askingIn(shop: DayRules, dayAsk: Ask | undefined): Asking {
  return (lines, zones, { now, day = '' }) => {
    const problemOf = (ask: Ask, own: readonly CartLine[], answer = '') =>
      answer && now ? possibleDays(shop, ask, own, zones, now).problemOf(answer) : undefined;
    const ofLines = lines.flatMap((line): readonly Unfit[] => {
      const { product } = line;
      const { asks = [], answers = {} } = product;
      const days = asks
        .filter(({ kind }) => kind === 'date')
        .map((ask) => ({ product, ask, problem: problemOf(ask, [line], answers[ask.key]) }));
      const missing = unanswered(product).map((ask) => ({ product, ask }));
      return [...missing, ...days.filter(({ problem }) => problem)];
    });
    const problem = dayAsk && problemOf(dayAsk, lines, day);
    return {
      unfit: problem && dayAsk ? [...ofLines, { ask: dayAsk, problem }] : ofLines,
      day: day === '' || problem ? undefined : day,
    };
  };
}
