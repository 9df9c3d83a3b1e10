import { useId } from 'react';
import type { HomePart } from '#shop/home';
import { Picture } from '#ui/Picture.tsx';
import styles from './Spotlight.module.css';

type SpotlightProps = HomePart<'spotlight'>;

/** A text and a picture without a link (SPEC 4.5). */
export function Spotlight({ title, text, picture, alt }: SpotlightProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.words}>
          <div className={`line-above ${styles.line}`} />
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <Picture source={picture} alt={alt} sizes="(min-width: 768px) 62vw, 140vw" />
      </div>
    </section>
  );
}
