import { useId } from 'react';
import type { Product } from '#catalogue/product.ts';
import { ProductCard } from '#features/product/ProductCard.tsx';
import { Tool } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { useAutoplay } from '#ui/useAutoplay.ts';
import { useTrack } from '#ui/useTrack.ts';
import { isSingle } from '#shop/parts';
import * as strings from '#strings/home';
import styles from './Featured.module.css';

type FeaturedProps = { readonly title: string; readonly products: readonly Product[] };

/** Products in a row that moves by itself (SPEC 4.2). */
export function Featured({ title, products }: FeaturedProps) {
  const { track, goNext, goPrevious } = useTrack(products.length);
  const { isPaused, togglePause, pauseHandlers } = useAutoplay(goNext);
  const id = useId();
  return (
    <section
      className="section"
      aria-roledescription={strings.carousel}
      aria-labelledby={id}
      {...pauseHandlers}
    >
      <div className="wrap">
        <SectionHeading
          id={id}
          title={title}
          aside={<Controls {...{ isPaused, togglePause, goNext, goPrevious }} />}
        />
        <ul
          className={`track ${isSingle ? styles.single : styles.track}`}
          ref={track}
          aria-labelledby={id}
        >
          {products.map((product, index) => (
            <li
              key={product.id}
              aria-roledescription={strings.slide}
              aria-label={strings.slideOf({ number: index + 1, count: products.length })}
            >
              <ProductCard
                product={product}
                sizes={
                  isSingle
                    ? '(min-width: 992px) 960px, 92vw'
                    : '(min-width: 1440px) 302px, (min-width: 1199px) 21vw, (min-width: 991px) 29vw, (min-width: 767px) 44vw, (min-width: 360px) 60vw, 92vw'
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type ControlsProps = Pick<ReturnType<typeof useAutoplay>, 'isPaused' | 'togglePause'> &
  Pick<ReturnType<typeof useTrack>, 'goNext' | 'goPrevious'>;

function Controls({ isPaused, togglePause, goNext, goPrevious }: ControlsProps) {
  return (
    <div className={`${styles.controls} needs-script`}>
      <Tool
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? strings.playFeatured : strings.pauseFeatured}
        onClick={togglePause}
      />
      <Tool icon="back" label={strings.previousProducts} onClick={goPrevious} />
      <Tool icon="forward" label={strings.nextProducts} onClick={goNext} />
    </div>
  );
}
