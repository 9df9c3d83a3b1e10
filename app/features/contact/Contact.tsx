import { brand } from '#shop/brand.ts';
import contactPicture from '#shop/images/contact.webp';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import styles from './Contact.module.css';
import { ContactForm } from './ContactForm.tsx';

/** Two direct ways to reach the shop, and a form that writes an e-mail (SPEC 10.2). */
export function Contact() {
  return (
    <div className={`${styles.layout} page-foot`}>
      <div>
        <h1>Talk to us</h1>
        <p className={styles.intro}>
          A question about your skin, an order, or what to give your brother. Write as you would
          speak.
        </p>
        <ul className={styles.ways}>
          <li>
            <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>
              <Icon name="chat" />
              <span>
                <small>WhatsApp</small>
                <strong className="num">{brand.phone}</strong>
              </span>
              <Icon name="outward" />
            </a>
          </li>
          <li>
            <a href={`mailto:${brand.email}`}>
              <Icon name="mail" />
              <span>
                <small>Email</small>
                <strong>{brand.email}</strong>
              </span>
              <Icon name="outward" />
            </a>
          </li>
        </ul>
        <Picture
          source={contactPicture}
          alt=""
          sizes="(min-width: 1440px) 520px, (min-width: 992px) 40vw, 92vw"
          className={styles.picture}
        />
      </div>
      <ContactForm />
    </div>
  );
}
