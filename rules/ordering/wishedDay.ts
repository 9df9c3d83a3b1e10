import { isOrderable } from '#catalogue/availability.ts';
import type { Product } from '#catalogue/product.ts';
import { type Way, arrivalOf, deliveryTo, isSending, isWorking, wayOf } from './arrival.ts';
import { type Ask, unanswered } from './asks.ts';
import type { CartLine } from './cart.ts';
import { dayOn } from './day.ts';
import type { Asking, DayProblem, Unfit } from './askedFor.ts';
import type { ShopRules } from './shopRules.ts';
import type { Zone } from './zone.ts';

/** On which days something can be there (SPEC 15.34). */
export type PossibleDays = {
  readonly first: string;
  /** Missing where the owner says no last day. */
  readonly last?: string | undefined;
  readonly problemOf: (chosen: string) => DayProblem | undefined;
};

type DayRules = Pick<ShopRules, 'delivery' | 'closed'>;

const none = { least: 0, most: 0 };
/** No day off is as long. */
const maxDays = 800;

/**
 * The days on which these lines can be in a zone, as a question asks for one.
 *
 * @param now on the clock of the shop (`clockOf`)
 */
export function possibleDays(
  { delivery = { processing: none, shipping: none }, closed }: DayRules,
  { least = 0, most }: Pick<Ask, 'least' | 'most'>,
  lines: readonly Pick<CartLine, 'product'>[],
  zone: Zone | undefined,
  now: Date,
): PossibleDays {
  const there = deliveryTo(delivery, zone);
  // Without their answers, of which one may be such a day.
  const sold: readonly Pick<Product, 'availability' | 'delivery'>[] = lines
    .map(({ product: { answers: _answers, ...product } }) => product)
    .filter(isOrderable);
  const each = sold.length > 0 ? sold : [{}];
  const ways = each.map((product) => wayOf(product, there, closed));
  const arrivals = each.flatMap((product) => arrivalOf(product, there, now, closed) ?? []);
  const soonest = [daysFrom(now, least), ...arrivals.map(({ first }) => first)];
  const isPossible = (day: Date) => ways.every((way) => canBeOn(day, way));
  const nearest = (from: Date, step: 1 | -1) => {
    const tries = Array.from({ length: maxDays }, (_, index) => daysFrom(from, index * step));
    return dayOn(tries.find(isPossible) ?? from);
  };
  const first = nearest(new Date(Math.max(...soonest.map(Number))), 1);
  const latest = most === undefined ? undefined : nearest(daysFrom(now, most), -1);
  const last = latest && latest < first ? first : latest;
  return {
    first,
    last,
    problemOf: (chosen) => {
      const because = (why: DayProblem['why'], day: string) => ({ why, chosen, day });
      if (chosen < first) return because('early', first);
      if (last !== undefined && chosen > last) return because('late', last);
      const next = nearest(new Date(chosen), 1);
      if (next === chosen) return undefined;
      if (last !== undefined && next > last) return because('late', last);
      const isOpen = ways.every((way) => isWorking(new Date(chosen), way));
      return because(isOpen ? 'unsent' : 'closed', next);
    },
  };
}

function daysFrom(date: Date, days: number): Date {
  const other = new Date(date);
  other.setUTCDate(other.getUTCDate() + days);
  return other;
}

/** Where it is on its way for days, nobody has to send it on the one on which it arrives. */
const canBeOn = (day: Date, way: Way): boolean =>
  (way.shipping.least > 0 ? isWorking : isSending)(day, way);

/**
 * How a shop with these days finds that (SPEC 15.33, 15.34).
 *
 * @param dayAsk the question of its checkout for a day
 */
export function askingIn(shop: DayRules, dayAsk: Ask | undefined): Asking {
  return (lines, zone, { now, day = '' }) => {
    const problemOf = (ask: Ask, own: readonly CartLine[], answer = '') =>
      answer && now ? possibleDays(shop, ask, own, zone, now).problemOf(answer) : undefined;
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
