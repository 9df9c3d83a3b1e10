import type { AppContent } from '#shop-data/fields/schema.ts';

declare const contact: AppContent['contact'];
export = contact;
