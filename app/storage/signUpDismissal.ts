import { signUpKey } from './storedKeys.ts';
import { readText, writeText } from './localText.ts';

let isDismissedHere = false;

/** Whether the visitor has closed Sign Up before; it then no longer opens by itself (SPEC 3.5). */
export function isSignUpDismissed(): boolean {
  return isDismissedHere || typeof readText(signUpKey) === 'string';
}

export function dismissSignUp(): void {
  isDismissedHere = true;
  writeText(signUpKey, 'true');
}
