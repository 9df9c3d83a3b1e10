import type { FormEvent } from 'react';
import { plainEmail } from '#ordering/plainField.ts';
import { plainText } from '#ordering/plainText.ts';
import { messageDraft, typedIn } from '#storage/formDraft.ts';
import { Button } from '#ui/Button.tsx';
import { untried } from '#ui/Field.tsx';
import { TextArea, TextField } from '#ui/TextField.tsx';
import { info } from '#ui/toast.ts';
import * as strings from '#strings/textPages';
import { messageLeftToMailProgram } from '#strings/toasts';
import styles from './ContactForm.module.css';
import { lettersTooMany, mailAddress } from './mailAddress.ts';

const { keep } = messageDraft;

/** Words beside a number, or in place of it, stay as they are: the field takes whatever is typed. */
function readPhone(typed: string): string {
  return /[\p{L}\p{Extended_Pictographic}]/u.test(typed) ? typed : plainText(typed);
}

/** Opens the visitor's mail program with a validated message; the fields keep their values, also for a look at another screen (SPEC 10.2). */
export function ContactForm({ to }: { readonly to: string }) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = addressOf(form, to);
    // The browser may have brought the text back, without an event.
    if (!form.reportValidity()) return;
    location.assign(address);
    info(messageLeftToMailProgram);
  };
  return (
    <form
      ref={keep}
      className="line-above part"
      onSubmit={handleSubmit}
      // Before the field itself reads its validity.
      onInputCapture={({ currentTarget }) => addressOf(currentTarget, to)}
      aria-labelledby="message-title"
      {...untried}
    >
      <h2 id="message-title">{strings.writeMessage}</h2>
      <div data-mistakes />
      <div className={styles.fields}>
        <TextField label={strings.firstName} name="firstName" autoComplete="given-name" required />
        <TextField label={strings.lastName} name="lastName" autoComplete="family-name" required />
        <TextField
          label={strings.email}
          name="email"
          type="email"
          autoComplete="email"
          read={plainEmail}
          required
        />
        <TextField
          label={strings.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          read={readPhone}
        />
        <TextArea label={strings.comment} name="comment" isWide required />
      </div>
      <div className={`${styles.send} needs-script`}>
        <Button type="submit">{strings.send}</Button>
      </div>
      <p className="hint">{strings.sendNote}</p>
    </form>
  );
}

/** The address of what was typed; if it is too long, the comment is invalid and says so (SPEC 16.82). */
function addressOf(form: HTMLFormElement, to: string): string {
  const { firstName = '', lastName = '', email = '', phone = '', comment = '' } = typedIn(form);
  const address = mailAddress(to, {
    name: `${firstName} ${lastName}`.trim(),
    email: plainEmail(email),
    phone: readPhone(phone),
    comment,
  });
  const excess = lettersTooMany(address, comment);
  form
    .querySelector('textarea')
    ?.setCustomValidity(excess > 0 ? strings.tooLongForMail(excess) : '');
  return address;
}
