/**
 * A complete event of a Chromium trace; times are in microseconds.
 *
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph `X` for an event with a duration
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [dur] by the clock
 * @property {number} [tdur] of which the thread was running
 * @property {{ name?: string, data?: { url?: string, isOutermostMainFrame?: boolean, documentLoaderURL?: string } }} [args]
 */

/** Kinds of work by the name of the event, as DevTools sorts them. */
const kinds = new Map([
  ...words('EvaluateScript FunctionCall TimerFire FireIdleCallback FireAnimationFrame', 'script'),
  ...words('RunMicrotasks EventDispatch v8.run v8.evaluateModule v8.callFunction', 'script'),
  ...words('v8.compile v8.compileModule V8.CompileCode v8.produceCache', 'script'),
  ...words('v8.streamingCompile.complete V8.CompileStreamedModule', 'script'),
  ...words('MinorGC MajorGC V8.GCFinalizeMC V8.GCScavenger V8.GCIncrementalMarking', 'script'),
  ...words('UpdateLayoutTree RecalculateStyles Layout HitTest', 'style and layout'),
  ...words('ParseHTML ParseAuthorStyleSheet', 'parsing'),
  ...words('PrePaint Paint PaintImage Layerize Commit UpdateLayer CompositeLayers', 'painting'),
  // The tracer notes which line of a script caused an event; without it no shopper waits for that.
  ...words('V8.CollectSourcePositions', 'tracing'),
]);

/** @param {string} names @param {string} kind @returns {[string, string][]} */
function words(names, kind) {
  return names.split(' ').map((name) => [name, kind]);
}

/** What a trace must record for `mainThreadTimes`. */
export const traceCategories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'disabled-by-default-v8.compile',
];

/**
 * What the main thread of a page's renderer did, kind by kind, in milliseconds of thread time: the
 * clock that stands still while the thread waits for its turn. Summed up are all of its tasks; work
 * inside other work, as a layout that a script forces, counts as its own kind.
 *
 * @param {readonly TraceEvent[]} events
 * @param {string} address the page's, by which its renderer is found
 * @returns {ReadonlyMap<string, number>}
 */
export function mainThreadTimes(events, address) {
  const thread = findMainThread(events, address);
  /** @type {Map<string, number>} */
  const times = new Map();
  const add = (/** @type {string} */ kind, /** @type {number} */ ms) =>
    times.set(kind, (times.get(kind) ?? 0) + ms);
  /** @type {{ end: number, kind: string }[]} */
  const open = [];
  const onThread = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === thread.pid && tid === thread.tid)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const { name, ts, dur = 0, tdur = 0 } of onThread) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const around = open.at(-1)?.kind;
    const kind = kinds.get(name) ?? around ?? (name === 'RunTask' ? 'other' : undefined);
    if (kind === undefined) continue;
    if (around !== undefined) add(around, -tdur / 1000);
    add(kind, tdur / 1000);
    open.push({ end: ts + dur, kind });
  }
  times.delete('tracing');
  return times;
}

/**
 * @param {readonly TraceEvent[]} events
 * @param {string} address
 */
function findMainThread(events, address) {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const requests = events.filter(
    ({ name, args }) => name === 'ResourceSendRequest' && args?.data?.url?.startsWith(address),
  );
  const main = mains.find(({ pid }) => requests.some((request) => request.pid === pid));
  if (!main) throw new Error(`The trace has no main thread for ${address}.`);
  return main;
}
