import type { AppContent } from '#shop-data/fields/schema.ts';

declare const about: AppContent['about'];
export = about;
