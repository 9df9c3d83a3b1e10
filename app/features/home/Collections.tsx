import { useId } from 'react';
import { OwnLinkButton } from '#features/shared/OwnLinkButton.tsx';
import { linkTo } from '#links/address.ts';
import type { HomePart } from '#shop/home';
import { Picture } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { aboutThe, readMore } from '#strings/home';
import styles from './Collections.module.css';

type CollectionsProps = HomePart<'collections'>;

/** The two collections, each with two links to the same products (SPEC 4.7). */
export function Collections({ title: heading, cards }: CollectionsProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHeading id={id} title={heading} />
        <ul className={styles.pair}>
          {cards.map(({ title, text, action, picture, alt }) => (
            <li key={title}>
              <article>
                <Picture
                  source={picture}
                  alt={alt}
                  sizes="(min-width: 1440px) 628px, (min-width: 768px) 46vw, 92vw"
                />
                <h3>{title}</h3>
                <p>{text}</p>
                <div className={`choices ${styles.actions}`}>
                  <OwnLinkButton link={action} aria-label={`${action?.label}: ${title}`} />
                  {action && (
                    <TextLink {...linkTo(action.to)}>
                      {readMore}
                      <span className="visually-hidden">{aboutThe(title)}</span>
                    </TextLink>
                  )}
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
