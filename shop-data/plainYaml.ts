import { parse, stringify } from 'yaml';

/** A file of the shop as the reader reads it too: each value is a text, so 007 and 10.00 stay as written. */
export function readPlain(text: string): unknown {
  return parse(text, { schema: 'failsafe' });
}

/** The text of a file with these values; empty fields are left out. */
export function writePlain(values: unknown): string {
  const written = JSON.parse(JSON.stringify(values, toText)) as unknown;
  return stringify(written, { schema: 'failsafe', lineWidth: 0, singleQuote: true });
}

function toText(_: string, value: unknown) {
  if (value === null || value === '') return undefined;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}
