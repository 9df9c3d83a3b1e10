import { problemOf } from '#strings/shell';

/**
 * What is wrong with a field; empty if nothing is. The browser says of a pattern only that it does not match, and
 * of an empty field no name: `title` says what is wanted, or `data-missing` where nothing was typed.
 */
export function sayInvalid({
  validity,
  validationMessage,
  title,
  dataset,
}: HTMLElement & Pick<HTMLInputElement, 'validity' | 'validationMessage'>): string {
  if (validity.valid) return '';
  return (
    (validity.patternMismatch && title) ||
    (validity.valueMissing && (dataset['missing'] || title || problemOf.valueMissing)) ||
    // Of an email address: it has no title.
    ((validity.typeMismatch || validity.patternMismatch) && problemOf.typeMismatch) ||
    validationMessage
  );
}
