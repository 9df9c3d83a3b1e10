import { withoutHidden } from '#address/hiddenSigns.ts';

/** A line of a text, whatever program it has come through. */
export type PlainLine = {
  /** Without what is before and after it. */
  readonly text: string;
  /** How many blanks are before it. */
  readonly indent: number;
  /** Whether a message of a chat begins with it. */
  readonly isMessage: boolean;
};

/** What an answered or forwarded mail has before each line. */
const quoted = /^(?: ?>)+ ?/;

/**
 * What WhatsApp writes before a message where it is copied, and where a chat is exported on iOS and on Android:
 * “[26/11/26, 10:23:05] Asha: ”, “26/11/2026, 10:23 pm - Asha: ”. What it says itself has no name.
 */
const beginOfMessage =
  /^(?:\[(?=[^\]]*\p{Nd}[:.]\p{Nd}{2})[^\]]{4,40}\] [^:]{1,60}: |\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4},? [^:]{0,12}\p{Nd}[:.]\p{Nd}{2}[^:]{0,20} [-–] (?:[^:]{1,60}: )?)/u;

/** The lines of a text without those that are empty, since some programs have one behind each. */
export function plainLines(text: string): readonly PlainLine[] {
  const plain = withoutHidden(text).replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, '');
  return plain.split(/\r\n|[\n\r\u0085\u2028\u2029]/).flatMap((written) => {
    const line = written
      .replaceAll('\t', '  ')
      .replaceAll(/\p{Zs}/gu, ' ')
      .replace(quoted, '');
    const said = line.replace(beginOfMessage, '');
    const words = said.trim();
    const indent = said.length - said.trimStart().length;
    return words === '' ? [] : [{ text: words, indent, isMessage: said !== line }];
  });
}

/**
 * What programs have made two lines of, as one again: those of mail wrap a line at 72 to 78 signs.
 *
 * @param isWhole whether a line is one that the shop writes
 */
export function unwrap(
  lines: readonly PlainLine[],
  isWhole: (text: string) => boolean,
): readonly PlainLine[] {
  const joined: PlainLine[] = [];
  let length = 0;
  for (const line of lines) {
    const before = joined.at(-1);
    const [word = ''] = line.text.split(' ', 1);
    const isWrapped = length <= 80 && length + 1 + word.length > 70;
    length = line.indent + line.text.length;
    const isRest = isWrapped && line.indent === 0 && !line.isMessage;
    // The end of a line of a product looks like a sum.
    const isOpen = isRest && before && /^\d+ ?×/.test(before.text) && !isWhole(before.text);
    if (before && isRest && (isOpen || !isWhole(line.text)))
      joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}
