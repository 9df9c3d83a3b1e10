import { type Buyer, toBuyer } from '#ordering/buyer.ts';
import { addressKey } from './storedKeys.ts';
import { readText, removeText, writeText } from './localText.ts';

/** The address that the shopper wanted to be remembered (SPEC 15.17); an older form has what it has. */
export function readAddress(): Buyer | undefined {
  try {
    const value: unknown = JSON.parse(readText(addressKey) ?? 'null');
    return value === null ? undefined : toBuyer(value);
  } catch {
    // It is typed again, and replaced then.
    return undefined;
  }
}

/** Remembers an address; what is about one order alone is left out. */
export function keepAddress({ note: _note, payment: _payment, ...address }: Buyer): void {
  writeText(addressKey, JSON.stringify(address));
}

export function forgetAddress(): void {
  removeText(addressKey);
}
