import { nothingSubscribed } from '#catalogue/messages.ts';
import { showToast } from '#ui/toast.ts';
// With this import the style sheet has the footer's styles, although only the build renders it.
import styles from './Footer.module.css';

/** Answers the footer's form (SPEC 10.3). */
export function handleSubscribe(): () => void {
  const handleSubmit = (event: SubmitEvent) => {
    if (!(event.target as Element).matches(`.${styles.subscribe}`)) return;
    event.preventDefault();
    showToast(nothingSubscribed);
  };
  document.addEventListener('submit', handleSubmit);
  return () => document.removeEventListener('submit', handleSubmit);
}
