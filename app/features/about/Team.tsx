import type { team } from '#shop/about';
import { socialProfile } from '#shop/settings';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { profileOf } from '#strings/textPages';
import styles from './Team.module.css';

/** The people behind the shop (SPEC 10.1). Their social links are placeholders: the shop's own profile. */
export function Team({ title, members }: NonNullable<typeof team>) {
  return (
    <section className="section" aria-labelledby="team-title">
      <div className="wrap">
        <SectionHeading id="team-title" title={title} />
        <ul className={styles.team}>
          {members.map(({ name, role, picture, smallPicture, alt }) => (
            <li key={name}>
              <Picture
                source={smallPicture ?? picture}
                wide={{
                  source: picture,
                  from: '768px',
                  sizes: '(min-width: 992px) 225px, 31vw',
                }}
                alt={alt}
                sizes="132px"
              />
              <div>
                <h3>{name}</h3>
                <p>{role}</p>
                {socialProfile && (
                  <ul className={styles.links}>
                    <li>
                      <a
                        className="tool"
                        href={socialProfile.address}
                        target="_blank"
                        rel="noopener"
                        aria-label={profileOf({ name, site: socialProfile.name })}
                      >
                        <Icon name={socialProfile.icon} />
                      </a>
                    </li>
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
