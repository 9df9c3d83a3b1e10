import { signUpKey } from './storedKeys.ts';
import { createStoredValue } from './storedValue.ts';

/** Whether the visitor has closed Sign Up before; it then no longer opens by itself (SPEC 3.5). */
export const signUpDismissal = createStoredValue<boolean>({
  key: signUpKey,
  none: '',
  parse: (text) => text !== '',
  toText: String,
});
