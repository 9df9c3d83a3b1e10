import type { PinStates } from '#ordering/pinCode.ts';

/** Of a shop in India alone. */
export declare const pinStates: PinStates | undefined;
