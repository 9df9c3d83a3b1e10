import { href } from '#domain/address.ts';
import explore from '#shop/images/banner-explore.webp';
import kit from '#shop/images/banner-kit.webp';
import { LinkButton } from '#ui/Button.tsx';
import { Picture } from '#ui/Picture.tsx';
import styles from './Banners.module.css';

const banners = [
  {
    title: 'Three steps, every day.',
    text: 'Wash. Moisturise. Protect.',
    action: 'Explore Now',
    address: '/products',
    picture: explore,
    ground: 'sage',
  },
  {
    title: 'A kit worth giving.',
    text: 'Boxed, and ready to hand over.',
    action: 'Buy Now',
    address: '/cart',
    picture: kit,
    ground: 'clay',
  },
] as const;

/** Two offers with a link each (SPEC 4.3). */
export function Banners() {
  return (
    <section className="section" aria-label="Offers">
      <div className={`wrap ${styles.banners}`}>
        {banners.map(({ title, text, action, address, picture, ground }) => (
          <div key={title} className={styles.banner} data-ground={ground}>
            <div className={styles.words}>
              <h2>{title}</h2>
              <p>{text}</p>
              <LinkButton look="ink" href={href(address)}>
                {action}
              </LinkButton>
            </div>
            <Picture
              source={picture}
              alt=""
              sizes="(min-width: 1440px) 780px, (min-width: 1200px) 54vw, (min-width: 768px) 46vw, 92vw"
            />
          </div>
        ))}
      </div>
    </section>
  );
}
