import { expect, test } from 'vitest';
import { mainThreadTimes } from './trace.mjs';

const shop = { pid: 1, tid: 10 };
const browserPage = { pid: 2, tid: 20 };
const address = 'http://shop.example';

/** An event from `from` to `to`; of its length the thread ran all but `waited` (microseconds). */
const event = (name: string, from: number, to: number, waited = 0) => ({
  ...shop,
  name,
  ph: 'X',
  ts: from,
  dur: to - from,
  tdur: to - from - waited,
});
const beginning = [
  { ...browserPage, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
  { ...shop, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
  {
    ...shop,
    name: 'ResourceSendRequest',
    ph: 'I',
    ts: 0,
    args: { data: { url: `${address}/` } },
  },
];
const timesOf = (...events: ReturnType<typeof event>[]) =>
  Object.fromEntries(mainThreadTimes([...beginning, ...events], address));

test('A task without anything known inside it is other work', () => {
  expect(timesOf(event('RunTask', 0, 5000))).toEqual({ other: 5 });
});

test('Time in which the thread waited does not count', () => {
  expect(timesOf(event('RunTask', 0, 5000, 2000))).toEqual({ other: 3 });
});

test('Work inside other work counts once, as its own kind', () => {
  expect(
    timesOf(
      event('RunTask', 0, 10_000),
      event('FunctionCall', 1000, 9000),
      event('Layout', 2000, 5000),
      event('RunTask', 20_000, 21_000),
    ),
  ).toEqual({ other: 3, script: 5, 'style and layout': 3 });
});

test('What only the tracer does is left out', () => {
  expect(
    timesOf(
      event('RunTask', 0, 10_000),
      event('v8.evaluateModule', 0, 10_000),
      event('V8.CollectSourcePositions', 1000, 4000),
    ),
  ).toEqual({ other: 0, script: 7 });
});

test("Work of the browser's own pages does not count", () => {
  expect(
    timesOf(event('RunTask', 0, 5000), { ...event('RunTask', 0, 9000), ...browserPage }),
  ).toEqual({ other: 5 });
});
