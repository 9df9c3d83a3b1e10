import { plainCode } from './plainField.ts';
import { plainText } from './plainText.ts';

/** How a mobile number is written, without gaps: the `pattern` of a field, and an example for its message. */
type PhoneForm = {
  readonly pattern: string;
  readonly example: string;
  /** The pattern of what may be before a number, and is not needed in its country. */
  readonly prefix: string;
  /** What is written before a number of another country than the shop's: `+34`. */
  readonly code: string;
};

type PostcodeForm = {
  /** If it has another name than a postcode usually has. */
  readonly name?: string | undefined;
  /** Whether the country has none. */
  readonly isNone?: boolean;
  /** The `pattern` of its field, and an example for its message; none where any text is taken. */
  readonly pattern?: string;
  readonly example?: string;
  /** How its letters and digits alone may be, and how they are then written: `^(\d{4})(\d{3})$`, `$1-$2`. */
  readonly forms: readonly (readonly [plain: string, written: string])[];
};

/** By the start of a postcode, the indexes of its states in the list of regions; -1 for one that is not listed. */
type PostcodeStates = Readonly<Record<string, readonly number[]>>;

/** What an address of a country is like (SPEC 15.11). */
export type Place = {
  /** Its two letters (ISO 3166-1). */
  readonly country: string;
  readonly phone: PhoneForm;
  readonly postcode: PostcodeForm;
  /** The lines of an address, with the names of fields in braces: `{postcode} {city}`. */
  readonly lines: readonly string[];
  readonly states: PostcodeStates;
};

/** A typed postcode as its country writes it; one that has none of its forms stays as it is. */
export function plainPostcode(typed: string, { forms }: Pick<PostcodeForm, 'forms'>): string {
  const signs = plainCode(typed).toUpperCase();
  const [plain, written = ''] = forms.find(([form]) => new RegExp(form).test(signs)) ?? [];
  return plain === undefined ? plainText(typed) : signs.replace(new RegExp(plain), written);
}

/** Whether a typed postcode is complete, as far as its form is known. */
export function isPostcode(typed: string, { postcode }: Pick<Place, 'postcode'>): boolean {
  const { pattern = '.+' } = postcode;
  return new RegExp(`^(?:${pattern})$`).test(plainPostcode(typed, postcode));
}

/** The states that a postcode may be in: none for an incomplete or unknown one. */
export function statesOf(
  typed: string,
  { postcode, states }: Pick<Place, 'postcode' | 'states'>,
  regions: readonly string[],
): readonly string[] {
  if (postcode.pattern === undefined || !isPostcode(typed, { postcode })) return [];
  return statesFrom(plainCode(typed).toUpperCase(), states, regions);
}

/** The same of a code without gaps: the longest known beginning counts. */
function statesFrom(
  code: string,
  states: PostcodeStates,
  regions: readonly string[],
): readonly string[] {
  const begins = Array.from(code, (_, at) => code.slice(0, code.length - at));
  const start = begins.find((each) => states[each]) ?? '';
  return (states[start] ?? []).map((index) => regions[index] ?? '');
}
