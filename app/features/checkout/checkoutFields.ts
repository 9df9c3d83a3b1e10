import { createKeptFields } from '#ui/keptFields.ts';

/** What was typed at the checkout, until an order is placed. */
export const { keep: keepFields, valueOf: keptValue, forget: forgetFields } = createKeptFields();
