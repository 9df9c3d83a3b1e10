import { plainCode } from './plainField.ts';

/** By the start of a PIN code, the indexes of its states in the list of regions; -1 for one that is not listed. */
export type PinStates = Readonly<Record<string, readonly number[]>>;

/** The states that a PIN code may be in: none for an incomplete or unknown one. */
export function statesOfPin(pin: string, states: PinStates, regions: readonly string[]) {
  const digits = plainCode(pin);
  if (!/^[1-9]\d{5}$/.test(digits)) return [];
  const indexes = states[digits.slice(0, 3)] ?? states[digits.slice(0, 2)] ?? [];
  return indexes.map((index) => regions[index] ?? '');
}
