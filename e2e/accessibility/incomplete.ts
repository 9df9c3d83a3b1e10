import { settings } from '../shopData.ts';

/** An incomplete result of axe, and why it is not a fault. */
type Explained = {
  readonly rule: string;
  /** axe's own key for why it cannot decide. */
  readonly reason: string;
  /** Where this is known to happen; anywhere else the test fails. */
  readonly within: string;
  readonly why: string;
};

/**
 * Every result of axe that neither passed nor failed. All are about contrast, and each is checked
 * elsewhere: e2e/layout/layout.spec.ts measures the contrast of each text of each screen.
 */
export const explained: readonly Explained[] = [
  {
    rule: 'color-contrast',
    reason: 'imgNode',
    within: `[aria-label="Highlights"], [aria-label="Offers"], [aria-label="About ${settings.name}"]`,
    why: 'Text over a picture. Its contrast is measured with the pixels of the picture, without the text.',
  },
  {
    rule: 'color-contrast',
    reason: 'pseudoContent',
    within: '.hangs',
    why: 'The brass part of the line is beside the text, never behind it.',
  },
  {
    rule: 'color-contrast',
    reason: 'elmPartiallyObscured',
    within: '[aria-labelledby="featured-title"], dialog',
    why: 'It is beyond the edge of a row or dialog that scrolls, and is shown completely after scrolling.',
  },
  {
    rule: 'color-contrast',
    reason: 'elmPartiallyObscuring',
    within: 'dialog, #menu, [aria-label="Messages"], [aria-label="Buy"]',
    why: 'It covers the page with an opaque background of its own.',
  },
];
