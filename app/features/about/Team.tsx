import { brand } from '#shop/brand.ts';
import { team } from '#shop/team.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import styles from './Team.module.css';

/** The three people behind the shop (SPEC 10.1). Their social links are placeholders: the shop's own profile. */
export function Team() {
  return (
    <section className="section" aria-labelledby="team-title">
      <div className="wrap">
        <SectionHeading id="team-title" title="Meet the Team" />
        <ul className={styles.team}>
          {team.map(({ name, role, portrait, smallPortrait }) => (
            <li key={name}>
              <Picture
                source={smallPortrait}
                wide={{
                  source: portrait.picture,
                  from: '768px',
                  sizes: '(min-width: 1440px) 410px, 31vw',
                }}
                alt={portrait.alt}
                sizes="132px"
              />
              <div>
                <h3>{name}</h3>
                <p>{role}</p>
                <ul className={styles.links}>
                  <li>
                    <a
                      href={brand.socialProfile.address}
                      target="_blank"
                      rel="noopener"
                      aria-label={`${name} on ${brand.socialProfile.name}, opens in a new tab`}
                    >
                      <Icon name="instagram" />
                    </a>
                  </li>
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
