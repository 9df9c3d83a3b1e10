import { brand } from '#shop/brand.ts';
import one from '#shop/images/social-1.webp';
import two from '#shop/images/social-2.webp';
import three from '#shop/images/social-3.webp';
import four from '#shop/images/social-4.webp';
import five from '#shop/images/social-5.webp';
import six from '#shop/images/social-6.webp';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './SocialRow.module.css';

const pictures = [one, two, three, four, five, six];
const { name, address } = brand.socialProfile;

/** Six pictures that lead to the social profile, the only link to another site (SPEC 4.8, 1.2). */
export function SocialRow() {
  const follow = (
    <TextLink href={address} target="_blank" rel="noopener">
      {`Follow ${brand.name}`}
      <Icon name="outward" />
      <span className="vh">{`on ${name}, opens in a new tab`}</span>
    </TextLink>
  );
  return (
    <section className="section" aria-labelledby="social-title">
      <div className="wrap">
        <SectionHeading id="social-title" title="From our shelf" aside={follow} />
        <ul className={styles.row}>
          {pictures.map((picture, index) => (
            <li key={picture.name}>
              <a
                href={address}
                target="_blank"
                rel="noopener"
                aria-label={`${brand.name} on ${name}, picture ${index + 1}, opens in a new tab`}
              >
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
