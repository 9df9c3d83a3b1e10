import { OwnLinkButton } from '#features/shared/OwnLinkButton.tsx';
import type { HomePart } from '#shop/home';
import { darkGrounds } from '#shop/settings';
import { Picture } from '#ui/Picture.tsx';
import { offers } from '#strings/home';
import styles from './WideLinks.module.css';

const pairSizes =
  '(min-width: 1440px) 780px, (min-width: 1200px) 54vw, (min-width: 768px) 46vw, 92vw';

type BannersProps = { readonly banners: HomePart<'banners'>; readonly isFirst: boolean };

/** One or two offers with a link each (SPEC 4.3). */
export function Banners({ banners, isFirst }: BannersProps) {
  return (
    <section className="section" aria-label={isFirst ? offers : undefined}>
      <div className={`wrap ${styles.links}`}>
        {banners.map(({ title, text, action, picture, ground }) => (
          <div key={title} className={styles.link} data-ground={ground}>
            <div className={styles.words}>
              <h2>{title}</h2>
              <p>{text}</p>
              <OwnLinkButton link={action} look={darkGrounds.includes(ground) ? 'paper' : 'ink'} />
            </div>
            <Picture source={picture} alt="" sizes={banners.length > 1 ? pairSizes : '92vw'} />
          </div>
        ))}
      </div>
    </section>
  );
}
