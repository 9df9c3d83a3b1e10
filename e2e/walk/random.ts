/** Random numbers that can be repeated: the same seed gives the same numbers. */
export type Chance = {
  /** From 0 to 1, without 1. */
  readonly next: () => number;
  /** From `least` to `most`, both included. */
  readonly integer: (least: number, most: number) => number;
  readonly one: <Things extends readonly [unknown, ...unknown[]]>(things: Things) => Things[number];
  readonly happens: (probability: number) => boolean;
};

/** Each step has its own numbers, so that what one step draws does not change the next step. */
export function chanceOf(seed: number, step: number): Chance {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b)) >>> 0;
  // The algorithm Mulberry32: short, and random enough for a walk.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    integer: (least, most) => least + Math.floor(next() * (most - least + 1)),
    one: (things) => things[Math.floor(next() * things.length)] ?? things[0],
    happens: (probability) => next() < probability,
  };
}
