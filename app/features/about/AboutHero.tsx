import { brand } from '#shop/brand.ts';
import wide from '#shop/images/about-hero.webp';
import portrait from '#shop/images/about-hero-portrait.webp';
import { Wordmark } from '#ui/Wordmark.tsx';
import { Picture, type PictureRequest } from '#ui/Picture.tsx';
import styles from './AboutHero.module.css';

/** The screen's first picture. */
export const aboutHeroPicture: PictureRequest = {
  source: portrait,
  wide: { source: wide, from: '768px', sizes: 'max(100vw, 1240px)' },
  sizes: '100vw',
};

/** The shop's name and what it believes in (SPEC 10.1). */
export function AboutHero() {
  return (
    <section className={styles.hero} aria-label={`About ${brand.name}`}>
      <Picture {...aboutHeroPicture} alt="" isFirst />
      <div className={styles.words}>
        <h1>
          <Wordmark label={brand.name} />
        </h1>
        <p className={styles.tagline}>
          Breaking the Mold: Redefining Skincare for Modern Indian Men Since 2024.
        </p>
        <p className={styles.belief}>
          We believe care is not vanity. It is ten quiet minutes a day, good ingredients, and a face
          you are glad to take into the room.
        </p>
      </div>
    </section>
  );
}
