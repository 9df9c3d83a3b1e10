import { href } from '#domain/address.ts';
import type { DescribedPicture } from '#domain/picture.ts';
import summer from '#shop/images/collection-summer.webp';
import winter from '#shop/images/collection-winter.webp';
import { LinkButton } from '#ui/Button.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './Collections.module.css';

type Collection = {
  readonly title: string;
  readonly text: string;
  readonly image: DescribedPicture;
};

const collections: readonly Collection[] = [
  {
    title: 'Winter Collection',
    text: 'For dry air, hot showers and Delhi mornings.',
    image: { picture: winter, alt: 'Green jar and serum bottle on pale marble, in cool light' },
  },
  {
    title: 'Summer Collection',
    text: 'For heat, salt and a sun that stays late.',
    image: { picture: summer, alt: 'Ivory bottle and tube on travertine in clear water' },
  },
];

/** The two collections, both of which lead to all products (SPEC 4.7). */
export function Collections() {
  return (
    <section className="section" aria-labelledby="collections-title">
      <div className="wrap">
        <SectionHeading id="collections-title" title="More to Discover" />
        <ul className={styles.pair}>
          {collections.map(({ title, text, image }) => (
            <li key={title}>
              <article>
                <Picture
                  source={image.picture}
                  alt={image.alt}
                  sizes="(min-width: 1440px) 628px, (min-width: 768px) 46vw, 92vw"
                />
                <h3>{title}</h3>
                <p>{text}</p>
                <div className={styles.actions}>
                  <LinkButton href={href('/products')} aria-label={`Shop Now: ${title}`}>
                    Shop Now
                  </LinkButton>
                  <TextLink href={href('/products')}>
                    Read More<span className="vh">{` about the ${title}`}</span>
                  </TextLink>
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
