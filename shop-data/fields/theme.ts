import * as z from 'zod';
import { each, choice, group, matching, plainText, yesOrNo, fieldRules } from './fieldTypes.ts';

const opaque = matching('a colour, such as #336699', /^#[\da-fA-F]{6}$/);
/** With two digits more for how opaque it is. */
const colour = matching('a colour, such as #336699', /^#[\da-fA-F]{6}(?:[\da-fA-F]{2})?$/);
const themed = group({ light: opaque, dark: opaque });
const themedShade = group({ light: colour, dark: colour });
const shortName = /^[a-z][a-z0-9-]*$/;
const namedColours = z.record(
  matching('a name', shortName, 'must be in small letters, digits and dashes'),
  opaque,
);
function font(about: string) {
  return matching(about, shortName).register(fieldRules, { kind: 'font' });
}

const typeface = group({
  font: font('the name of the font’s package'),
  name: plainText('the font’s own name', 40),
  weight: matching('the weight, or the least and the most, such as 400 600', /^\d{3}(?: \d{3})?$/),
  kind: choice('serif or sans-serif', ['serif', 'sans-serif']),
  devanagari: font('the name of the package of the font for Hindi letters').optional(),
  likeness: z
    .array(
      group({
        weight: plainText('the weights', 12),
        size: plainText('the size', 8),
        ascent: plainText('the height above the line', 8),
        descent: plainText('the depth below the line', 8),
        isDigits: yesOrNo('whether it is for digits').optional(),
        isHindi: yesOrNo('whether it is for Hindi letters').optional(),
      }),
    )
    .optional(),
});

/** What the theme may give, and what is made of its colours where it does not. */
// oxfmt-ignore
const shades = {
  ...each([
    'raised', 'sunk', 'plate', 'skeleton', 'ink-2', 'ink-2-strong', 'line-2', 'brand-press', 'on-brand', 'link',
    'on-deep', 'on-deep-2', 'deep-mark', 'accent-on-deep', 'on-tag', 'danger', 'success', 'warning', 'info',
  ], themed),
  ...each(['scrim', 'line', 'line-deep'], themedShade),
  ...each([
    'art-ink', 'art-ink-press', 'art-paper', 'art-paper-press', 'art-paper-2', 'art-deep', 'art-band',
  ], opaque),
  'art-line': colour,
};

export const theme = group({
  colours: group(each(['paper', 'ink', 'brand', 'deep', 'accent', 'new', 'sale'], themed)),
  shades: group(shades).partial().optional(),
  grounds: namedColours,
  typefaces: group({ headings: typeface, text: typeface }),
});

export type Theme = z.infer<typeof theme>;
