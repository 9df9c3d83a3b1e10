import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './PageHead.module.css';

type PageHeadProps = {
  readonly title: string;
  /** The page's name in its breadcrumb; a page without one has none (SPEC 2). */
  readonly crumb?: string;
  /** The title's language, if it is not the page's. */
  readonly lang?: string | undefined;
};

export function PageHead({ title, crumb, lang }: PageHeadProps) {
  return (
    <>
      {crumb !== undefined && <Breadcrumb current={crumb} lang={lang} />}
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
    </>
  );
}
