import { parse, stringify } from 'yaml';

const picture = '(?:products/[\\w-]+/)?[\\w-]+\\.(?:jpe?g|png|webp|avif)';
const pictureName = new RegExp(`^${picture}$`, 'i');
const picturePath = new RegExp(`^/.+?/(?:pictures/)?(${picture})$`, 'i');

/**
 * A file of the shop as the reader reads it too: each value is a text, so 007 and 10.00 stay as written.
 *
 * @param folder of the shop, if pictures are to be named by their paths, as the CMS finds them
 */
export function readPlain(text: string, folder?: string): unknown {
  const toPath = (_: unknown, value: unknown) => {
    if (folder === undefined || typeof value !== 'string' || !pictureName.test(value)) return value;
    return `/${folder}/${value.includes('/') ? '' : 'pictures/'}${value}`;
  };
  return parse(text, toPath, { schema: 'failsafe' });
}

/** The text of a file with these values; empty fields and groups are left out, and a picture has its name. */
export function writePlain(values: unknown): string {
  const written = JSON.parse(JSON.stringify(values, toText), leaveOutEmpty) as unknown;
  return stringify(written, { schema: 'failsafe', lineWidth: 0, singleQuote: true });
}

function toText(_: string, value: unknown) {
  if (value === null || value === '') return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.replace(picturePath, '$1') : value;
}

function leaveOutEmpty(_: string, value: object | string) {
  const isEmpty = typeof value === 'object' && JSON.stringify(value) === '{}';
  return isEmpty ? undefined : value;
}
