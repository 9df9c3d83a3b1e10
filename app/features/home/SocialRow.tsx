import { useId } from 'react';
import type { HomePart } from '#shop/home';
import { name, type socialProfile } from '#shop/settings';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { onSite, pictureOf } from '#strings/home';
import styles from './SquareRow.module.css';

type SocialRowProps = HomePart<'social'> & {
  readonly profile: NonNullable<typeof socialProfile>;
};

/** Six pictures that lead to the social profile, the only link to another site (SPEC 4.8, 1.2). */
export function SocialRow({ title, follow: label, pictures, profile }: SocialRowProps) {
  const id = useId();
  const { name: site, address } = profile;
  const follow = (
    <TextLink href={address} target="_blank" rel="noopener">
      {label}
      <Icon name="outward" />
      <span className="visually-hidden">{onSite(site)}</span>
    </TextLink>
  );
  // An owner may show a picture twice; its name says where it is.
  const labelled = pictures.map((picture, index) => ({
    picture,
    name: pictureOf({ name, site, number: index + 1 }),
  }));
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <SectionHeading id={id} title={title} aside={follow} />
        <ul className={styles.row}>
          {labelled.map(({ picture, name }) => (
            <li key={name}>
              <a href={address} target="_blank" rel="noopener" aria-label={name}>
                <Picture
                  source={picture}
                  alt=""
                  sizes="(min-width: 1440px) 204px, (min-width: 992px) 15vw, 31vw"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
