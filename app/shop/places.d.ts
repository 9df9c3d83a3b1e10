import type { Place } from '#ordering/place.ts';

/** What addresses are like where the shop sends to, its own country first. */
export declare const places: readonly [Place, ...Place[]];
