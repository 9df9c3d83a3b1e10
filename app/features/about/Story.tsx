import type { stories } from '#shop/about';
import { Picture } from '#ui/Picture.tsx';
import { classNames } from '#ui/classNames.ts';
import styles from './Story.module.css';

type StoryProps = NonNullable<typeof stories>[number] & {
  /** Where there is room, the picture is on the right. */
  readonly isReversed?: boolean;
};

/** One of the stories (SPEC 10.1). */
export function Story({ title, text, points, picture, alt, isReversed = false }: StoryProps) {
  return (
    <section className="section">
      <div className={classNames('wrap', styles.story, isReversed && styles.reversed)}>
        <Picture
          source={picture}
          alt={alt}
          sizes="(min-width: 1440px) 584px, (min-width: 768px) 43vw, 92vw"
        />
        <div className={styles.words}>
          <h2 className="line-above">{title}</h2>
          <p>{text}</p>
          <ul>
            {points.map((point) => (
              <li key={point.title}>
                <strong>{point.title}</strong>
                {point.text && <span>{point.text}</span>}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
