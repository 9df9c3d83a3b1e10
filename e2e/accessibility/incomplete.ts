/** Something that axe leaves to people, and what people found. */
type Explained = {
  readonly rule: string;
  /** axe's own word for why it cannot say. */
  readonly reason: string;
  /** Where this is known to happen; anywhere else it is news. */
  readonly within: string;
  readonly why: string;
};

/**
 * Every result of axe that is neither passed nor failed. All are about contrast, and none is left at
 * that: e2e/layout/layout.spec.ts measures each text of each screen against what it stands on.
 */
export const explained: readonly Explained[] = [
  {
    rule: 'color-contrast',
    reason: 'imgNode',
    within: '[aria-label="Highlights"], [aria-label="Offers"], [aria-label="About BEAU"]',
    why: 'Words over a picture. They are measured against its pixels, with the words taken away.',
  },
  {
    rule: 'color-contrast',
    reason: 'pseudoContent',
    within: '.hangs',
    why: 'The brass part of the line is drawn beside the words that hang from it, never under them.',
  },
  {
    rule: 'color-contrast',
    reason: 'elmPartiallyObscured',
    within: '[aria-labelledby="featured-title"], [role="search"]',
    why: 'It stands beyond the edge of a row or dialog that scrolls, and is whole once scrolled to.',
  },
  {
    rule: 'color-contrast',
    reason: 'elmPartiallyObscuring',
    within: 'dialog, #menu, [aria-label="Messages"]',
    why: 'It lies over the page on an opaque ground of its own.',
  },
];
