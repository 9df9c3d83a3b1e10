import { phoneLink } from '#address/phoneLink.ts';
import { leftToRight } from '#say/leftToRight.ts';
import { heading, intro, picture } from '#shop/contact';
import { contact } from '#shop/settings';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { email } from '#strings/textPages';
import styles from './Contact.module.css';
import { ContactForm } from './ContactForm.tsx';

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
                  <small>{email}</small>
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
