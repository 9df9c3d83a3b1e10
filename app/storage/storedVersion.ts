import { versionKey } from './storedKeys.ts';
import { createStoredValue } from './storedValue.ts';

/** The newest version of the shop that any tab has had from the host, a blank, and when, in ms (SPEC 2.24). */
export const storedVersion = createStoredValue<string>({
  key: versionKey,
  none: '',
  parse: String,
  toText: String,
  isOptional: true,
});
