import { Fragment } from 'react';
import { type ListPage, linkedPages } from '#domain/listPage.ts';
import { Icon } from '#ui/Icon.tsx';
import * as strings from '#strings/browse.ts';
import styles from './PageLinks.module.css';

type PageLinksProps = {
  readonly page: ListPage;
  readonly addressOf: (page: number) => string;
};

/** The links between the pages of a list; a list with one page has none (SPEC 17.3). */
export function PageLinks({ page, addressOf }: PageLinksProps) {
  const { number, pages } = page;
  if (pages === 1) return null;
  const linked = linkedPages(page);
  return (
    <nav className={styles.pages} aria-label={strings.pages}>
      <ol>
        {linked.map((other, index) => (
          <Fragment key={other}>
            {other - (linked[index - 1] ?? 0) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <a
                className="num"
                href={addressOf(other)}
                aria-label={strings.page(other)}
                aria-current={other === number ? 'page' : undefined}
              >
                {other}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
      <div>
        {number > 1 && (
          <a href={addressOf(number - 1)} rel="prev" aria-label={strings.previousPage}>
            <Icon name="arrowLeft" />
            <span>{strings.previous}</span>
          </a>
        )}
        {number < pages && (
          <a href={addressOf(number + 1)} rel="next" aria-label={strings.nextPage}>
            <span>{strings.next}</span>
            <Icon name="arrowRight" />
          </a>
        )}
      </div>
    </nav>
  );
}
