import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './PageHead.module.css';

type PageHeadProps = {
  readonly title: string;
  /** The page's name in its breadcrumb; a page without one has none (SPEC 2). */
  readonly crumb?: string;
};

export function PageHead({ title, crumb }: PageHeadProps) {
  return (
    <>
      {crumb !== undefined && <Breadcrumb current={crumb} />}
      <h1 className={styles.title}>{title}</h1>
    </>
  );
}
