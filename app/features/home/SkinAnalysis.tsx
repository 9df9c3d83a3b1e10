import engraving from '#shop/images/ai-skin.webp';
import { Picture } from '#ui/Picture.tsx';
import styles from './SkinAnalysis.module.css';

/** A text and a picture without a link (SPEC 4.5). */
export function SkinAnalysis() {
  return (
    <section className={styles.section} aria-labelledby="skin-title">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.words}>
          <div className={styles.line} />
          <h2 id="skin-title">AI Skin Analysis</h2>
          <p>Know your skin before you care for it.</p>
        </div>
        <Picture
          source={engraving}
          alt="Line engraving of a man’s face, marked at forehead, cheek and jaw"
          sizes="(min-width: 768px) 62vw, 140vw"
        />
      </div>
    </section>
  );
}
