import * as words from '#words/ui.ts';
import styles from './Breadcrumb.module.css';

/** Home, then the page itself (SPEC 2). */
export function Breadcrumb({ current }: { readonly current: string }) {
  return (
    <nav className={styles.crumbs} aria-label={words.breadcrumb}>
      <ol>
        <li>
          <a href={import.meta.env.BASE_URL + import.meta.env.LANGUAGE_PATH}>{words.home}</a>
        </li>
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
