type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The fields of the page whose value is not the one that they came with: it is the shopper's, or the browser
 * has restored it.
 *
 * @param kinds a selector
 */
export function changedFields(kinds = 'input,select,textarea'): readonly Field[] {
  return [...document.querySelectorAll<Field>(kinds)].filter(isChanged);
}

function isChanged(field: Field): boolean {
  if (field.type === 'checkbox' || field.type === 'radio') return false;
  if (!('options' in field)) return field.value !== field.defaultValue;
  const marked = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  // Where none is marked, the browser chooses the first.
  return field.selectedIndex !== Math.max(marked, 0);
}
