import { carryFields, takeCarriedFields } from '#storage/carriedFields.ts';
import { createKeptFields } from '#ui/keptFields.ts';

const { keep, valueOf, forget, read, start } = createKeptFields();

/** Whether the page has another language, and a form that is worth it; a demonstration keeps nothing (SPEC 9.8). */
const isCarried = import.meta.env.TAKES_ORDERS && import.meta.env.IS_MULTILINGUAL;
let isFollowing = false;

/** Keeps what is typed at the checkout until an order is placed, also when the language changes. */
export function keepFields(form: HTMLFormElement): () => void {
  if (isCarried && !isFollowing) {
    isFollowing = true;
    document.addEventListener('click', ({ target }) => {
      const isLanguage = target instanceof Element && target.closest('a[hreflang]');
      if (isLanguage) carryFields(read());
    });
    start(takeCarriedFields());
  }
  return keep(form);
}

export const keptValue = valueOf;
export const forgetFields = forget;
