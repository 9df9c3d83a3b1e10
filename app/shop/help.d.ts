import type { AppContent } from '#shop-data/fields/schema.ts';

declare const help: AppContent['help'];
export = help;
