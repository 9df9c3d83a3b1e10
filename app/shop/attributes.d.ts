import type { Attribute } from '#catalogue/attributes.ts';

export declare const attributes: readonly Attribute[];
