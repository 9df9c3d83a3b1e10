import { join } from 'node:path';

/** The folder that a new shop is a copy of: what its owner replaces is in double quotation marks. */
export const template = join(import.meta.dirname, 'template');

/** In the picture below, so that the check knows where it is still there. */
export const placeholderMark = 'placeholder of new-shop';

/** The picture of a product that has none. */
export const placeholder = join(import.meta.dirname, 'placeholder.webp');
