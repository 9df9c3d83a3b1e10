import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Whether some phone has this number, which is written with the code of its country and nothing too much. */
export function isRealPhone(written: string): boolean {
  const number = parsePhoneNumberFromString(written);
  // The library passes over a 0 after the code, which a link to a chat would dial.
  return number?.isValid() === true && number.number === written.replaceAll(' ', '');
}
