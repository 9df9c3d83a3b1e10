import { carryFields, forgetCarriedFields, takeCarriedFields } from '#storage/carriedFields.ts';
import { createKeptFields } from '#ui/keptFields.ts';

const fields = createKeptFields();
let isFollowing = false;

/** Keeps what is typed at the checkout until an order is placed; a demonstration only in memory (SPEC 9.8). */
export function keepFields(form: HTMLFormElement): () => void {
  if (import.meta.env.TAKES_ORDERS && !isFollowing) {
    isFollowing = true;
    fields.start(takeCarriedFields());
    carryFields(fields);
  }
  return fields.keep(form);
}

export const keptValue = fields.valueOf;

export const forgetFields = import.meta.env.TAKES_ORDERS ? forgetCarriedFields : fields.forget;
