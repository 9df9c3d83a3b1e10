import type { Answers } from './asks.ts';

/**
 * An order as it was handed over: in the words, at the prices and in the language of that day. Nothing of it
 * is reckoned again (SPEC 15.21).
 */
export type PastOrder = {
  readonly reference: string;
  /** When it was handed over, in ms. */
  readonly time: number;
  /** The language of its texts. */
  readonly language: string;
  readonly lines: readonly PastLine[];
  readonly sums: readonly (readonly [term: string, figure: string])[];
  /** The lines of its address; those that are remembered have it while the address is. */
  readonly shipTo?: readonly string[] | undefined;
  /** The way to pay, and when it arrives; a shop may say neither. */
  readonly payment?: string | undefined;
  readonly promise?: string | undefined;
};

type PastLine = {
  readonly id: number;
  /** Of a product that was asked for with answers; today's shop may have other questions. */
  readonly answers?: Answers;
  readonly quantity: number;
  readonly title: string;
  readonly detail: string;
  readonly figure: string;
};
