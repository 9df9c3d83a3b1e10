import { info } from '#ui/toast.ts';
import { problemOf } from '#strings/shell';
import { noLettersYet, nothingSubscribed } from '#strings/toasts';
// With this import the style sheet has the footer's styles, although only the build renders it.
import styles from './Footer.module.css';

/** Answers the footer's form (SPEC 10.3). */
export function handleSubscribe(): () => void {
  const handleSubmit = (event: SubmitEvent) => {
    if (!(event.target as Element).matches(`.${styles.letters}`)) return;
    event.preventDefault();
    // A shop that takes orders does not speak of a demonstration (SPEC 15.16).
    info(import.meta.env.TAKES_ORDERS ? noLettersYet : nothingSubscribed);
  };
  document.addEventListener('submit', handleSubmit);
  document.addEventListener('invalid', sayProblem, true);
  document.addEventListener('input', sayProblem);
  return () => {
    document.removeEventListener('submit', handleSubmit);
    document.removeEventListener('invalid', sayProblem, true);
    document.removeEventListener('input', sayProblem);
  };
}

/** The browser's own words are in the browser's language; where the page has some, they are the page's. */
function sayProblem({ type, target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(`.${styles.letters} *`)) return;
  const problem = target.value === '' ? problemOf.valueMissing : problemOf.typeMismatch;
  target.setCustomValidity(type === 'invalid' ? problem : '');
}
