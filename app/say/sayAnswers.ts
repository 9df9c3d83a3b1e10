import type { Ask, Asked } from '#ordering/asks.ts';
import type { DayProblem, Unfit } from '#ordering/wishedDay.ts';
import { fullName } from '#catalogue/product.ts';
import { asking } from '#shop/parts';
import { language } from '#shop/settings';
import * as strings from '#strings/asks';
import { writeDay } from './writeDay.ts';

/** What was answered of a product in the cart, each with its question; nothing where the shop does not ask. */
export function sayAnswers({ asks = [], answers = {} }: Asked): readonly string[] {
  if (!asking) return [];
  return asks.flatMap((ask) => {
    const answer = answers[ask.key];
    return answer === undefined ? [] : `${ask.name}: ${sayAnswer(ask, answer)}`;
  });
}

/** An answer as people read it. */
export function sayAnswer({ kind, choices = [] }: Ask, answer: string): string {
  if (kind === 'date') return answer && writeDay(answer, language, 'full');
  return choices.find(({ key }) => key === answer)?.name ?? answer;
}

/** Why a day is not possible, and which one is. */
export function sayDayProblem({ why, chosen, day }: DayProblem): string {
  const next = writeDay(day, language, 'full');
  if (why === 'early') return strings.firstDay(next);
  if (why === 'late') return strings.lastDay(next);
  return strings.dayClosed({ chosen: writeDay(chosen, language, 'full'), day: next });
}

/** What of an order has to be answered again, and where. */
export function sayUnfit({ product, ask, problem }: Unfit): string {
  const why = problem ? sayDayProblem(problem) : '';
  if (!product) return `${ask.name}: ${why}`;
  return problem
    ? strings.dayIsGone({ product: fullName(product), why })
    : strings.notAnswered({ product: fullName(product), question: ask.name });
}
