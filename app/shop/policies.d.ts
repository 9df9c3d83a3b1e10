import type { ShopContent } from '#shop-data/fields/schema.ts';

export declare const policies: ShopContent['policies'];
