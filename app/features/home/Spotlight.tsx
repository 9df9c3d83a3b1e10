import type { spotlight } from '#shop/home';
import { Picture } from '#ui/Picture.tsx';
import styles from './Spotlight.module.css';

type SpotlightProps = NonNullable<typeof spotlight>;

/** A text and a picture without a link (SPEC 4.5). */
export function Spotlight({ title, text, picture, alt }: SpotlightProps) {
  return (
    <section className={styles.section} aria-labelledby="spotlight-title">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.words}>
          <div className={`line-above ${styles.line}`} />
          <h2 id="spotlight-title">{title}</h2>
          <p>{text}</p>
        </div>
        <Picture source={picture} alt={alt} sizes="(min-width: 768px) 62vw, 140vw" />
      </div>
    </section>
  );
}
