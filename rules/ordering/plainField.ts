import { plainText } from './plainText.ts';

/** What `plainText` gives, without dashes, blanks and other gaps between its signs, as in a postcode of digits. */
export function plainCode(typed: string): string {
  return plainText(typed).replaceAll(/[\s().\p{Pd}−/·]/gu, '');
}

/** The same of a phone number, with `code` in place of what its country does not need before it (`Place`). */
export function plainPhone(typed: string, prefix: string, code: string): string {
  return plainCode(typed).replace(new RegExp(prefix), code);
}

/** The same of an e-mail address, which has dashes. */
export function plainEmail(typed: string): string {
  return plainText(typed)
    .replaceAll(/\s/g, '')
    .replaceAll(/[\p{Pd}−]/gu, '-');
}
