import type { AppContent } from '#shop-data/fields/schema.ts';

declare const words: AppContent['words'];
export = words;
