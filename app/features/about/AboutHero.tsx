import type { hero } from '#shop/about';
import { name } from '#shop/settings';
import { Wordmark } from '#features/shared/Wordmark.tsx';
import { Picture, type PictureRequest } from '#ui/Picture.tsx';
import { about } from '#strings/textPages';
import styles from './AboutHero.module.css';

type AboutHeroProps = NonNullable<typeof hero>;

export function aboutHeroPicture({ portrait, picture }: AboutHeroProps): PictureRequest {
  return {
    source: portrait,
    wide: { source: picture, from: '768px', sizes: 'max(100vw, 1240px)' },
    sizes: '100vw',
  };
}

/** The shop's name and what it believes in (SPEC 10.1). */
export function AboutHero(hero: AboutHeroProps) {
  return (
    <section className={styles.hero} aria-label={about(name)}>
      <Picture {...aboutHeroPicture(hero)} alt="" isFirst />
      <div className={styles.words}>
        <h1>
          <Wordmark isNamed />
        </h1>
        <p className={styles.tagline}>{hero.tagline}</p>
        <p className={styles.belief}>{hero.belief}</p>
      </div>
    </section>
  );
}
