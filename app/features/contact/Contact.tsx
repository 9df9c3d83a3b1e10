import type { FormEvent } from 'react';
import { plainEmail } from '#ordering/plainField.ts';
import { plainText } from '#ordering/plainText.ts';
import { messageDraft, typedIn } from '#storage/formDraft.ts';
import { Button } from '#ui/Button.tsx';
import { untried } from '#ui/Field.tsx';
import { TextArea, TextField } from '#ui/TextField.tsx';
import { info } from '#ui/toast.ts';
import { messageLeftToMailProgram } from '#strings/toasts';
import formStyles from './ContactForm.module.css';
import { lettersTooMany, mailAddress } from './mailAddress.ts';
import { phoneLink } from '#address/phoneLink.ts';
import { leftToRight } from '#say/leftToRight.ts';
import { heading, intro, picture } from '#shop/contact';
import { contact } from '#shop/settings';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import * as strings from '#strings/textPages';
import styles from './Contact.module.css';

/** Two direct ways to reach the shop, and a form that writes an e-mail (SPEC 10.2). */
export function Contact() {
  return (
    <div className={`${styles.layout} page-foot`}>
      <div>
        <h1>{heading}</h1>
        {intro && <p className={`lead muted ${styles.intro}`}>{intro}</p>}
        <ul className={styles.ways}>
          {contact.phone && (
            <li>
              <a {...phoneLink(contact)}>
                <Icon name="chat" />
                <span>
                  <small>{contact.phoneName}</small>
                  <strong className="num">{leftToRight(contact.phone)}</strong>
                </span>
                <Icon name="outward" />
              </a>
            </li>
          )}
          {contact.email && (
            <li>
              <a href={`mailto:${contact.email}`}>
                <Icon name="mail" />
                <span>
                  <small>{strings.email}</small>
                  <strong>{contact.email}</strong>
                </span>
                <Icon name="outward" />
              </a>
            </li>
          )}
        </ul>
        {picture && (
          <Picture
            source={picture}
            alt=""
            sizes="(min-width: 1440px) 520px, (min-width: 992px) 40vw, 92vw"
            className={styles.picture}
          />
        )}
      </div>
      {contact.email && <ContactForm to={contact.email} />}
    </div>
  );
}

const { keep } = messageDraft;

/** Words beside a number, or in place of it, stay as they are: the field takes whatever is typed. */
function readPhone(typed: string): string {
  return /[\p{L}\p{Extended_Pictographic}]/u.test(typed) ? typed : plainText(typed);
}

/** Opens the visitor's mail program with a validated message; the fields keep their values, also for a look at another screen (SPEC 10.2). */
function ContactForm({ to }: { readonly to: string }) {
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
      <div className={formStyles.fields}>
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
      <div className={`${formStyles.send} needs-script`}>
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
