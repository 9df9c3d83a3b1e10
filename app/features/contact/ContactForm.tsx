import type { FormEvent } from 'react';
import { screenMessages } from '#domain/screenMessages.ts';
import { contact } from '#shop/settings';
import { Button } from '#ui/Button.tsx';
import { TextArea, TextField } from '#ui/Field.tsx';
import { showToast } from '#ui/toast.ts';
import styles from './ContactForm.module.css';
import { mailAddress } from './mailAddress.ts';

/** Opens the visitor's mail program with a validated message; the fields keep their values (SPEC 10.2). */
export function ContactForm() {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const field = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    location.assign(
      mailAddress(contact.email, {
        name: `${field('firstName')} ${field('lastName')}`.trim(),
        email: field('email'),
        phone: field('phone'),
        comment: field('comment'),
      }),
    );
    showToast(screenMessages.messageLeftToMailProgram);
  };
  return (
    <form
      className={`hangs ${styles.form}`}
      onSubmit={handleSubmit}
      aria-labelledby="message-title"
    >
      <h2 id="message-title">Write a message</h2>
      <div className={styles.fields}>
        <TextField label="First name" name="firstName" autoComplete="given-name" required />
        <TextField label="Last name" name="lastName" autoComplete="family-name" required />
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <TextField
          label="Phone"
          hint="Optional"
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
        />
        <TextArea label="Comment" name="comment" isWide required />
      </div>
      <div className={`${styles.send} needs-script`}>
        <Button type="submit">Send</Button>
      </div>
      <p className={styles.hint}>
        Send opens your own mail program with the message in it. Nothing is sent from this page.
      </p>
    </form>
  );
}
