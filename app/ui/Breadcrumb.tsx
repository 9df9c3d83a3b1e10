import type { ReactNode } from 'react';
import * as strings from '#strings/shell';
import styles from './Breadcrumb.module.css';

type BreadcrumbProps = {
  readonly current: string;
  readonly children?: ReactNode;
};

/** Home, then the page itself (SPEC 2). */
export function Breadcrumb({ current, children }: BreadcrumbProps) {
  return (
    <nav className={styles.crumbs} aria-label={strings.breadcrumb}>
      <ol>
        <li>
          <a href={import.meta.env.BASE_URL + import.meta.env.LANGUAGE_PATH}>{strings.home}</a>
        </li>
        {children}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
