import { useState } from 'react';
import type { DescribedPicture } from '#catalogue/picture.ts';
import { usePart } from '#loading/usePart.ts';
import { type Product, fullName } from '#catalogue/product.ts';
import { type ProductDetails, picturesOf } from '#catalogue/productDetails.ts';
import { Icon } from '#ui/Icon.tsx';
import { classNames } from '#ui/classNames.ts';
import { Picture, type PictureRequest } from '#ui/Picture.tsx';
import { useTrack } from '#ui/useTrack.ts';
import * as strings from '#strings/productPage';
import styles from './ProductGallery.module.css';
import { ProductTag } from '#features/product/ProductTag.tsx';

const sizes = '(min-width: 1200px) 520px, (min-width: 768px) max(46vw, 400px), max(100vw, 400px)';

/** Three device pixels for each CSS pixel of the widest thumbnail; WebP has no narrower copy than 360. */
const thumbWidest = 360;

export function firstInGallery({ image }: Product): PictureRequest {
  return { source: image, sizes };
}

type ProductGalleryProps = { readonly product: Product; readonly details: ProductDetails };

/**
 * The product's pictures, in a row that a phone swipes and a desktop moves by thumbnails; a press shows
 * one larger (SPEC 7.1, 16.15).
 */
export function ProductGallery({ product, details }: ProductGalleryProps) {
  const pictures = picturesOf(product, details);
  const count = pictures.length;
  const { track, current, goTo } = useTrack(count);
  // Until then, the pictures after the second are not fetched: browsers fetch what a swipe could reach.
  const [isUntouched, setUntouched] = useState(true);
  const handleTouch = () => setUntouched(false);
  const { part, open, close } = usePart(() => import('./PictureDialog.tsx'));
  return (
    <div
      className={classNameOf(pictures)}
      data-untouched={isUntouched && current === 0}
      onPointerEnter={handleTouch}
      onFocus={handleTouch}
      onScrollCapture={handleTouch}
    >
      <div className={styles.main} data-transition-key={product.id}>
        <ul
          className={`track ${styles.track}`}
          ref={track}
          aria-label={strings.picturesOf(fullName(product))}
        >
          {pictures.map(({ picture, alt }, index) => (
            <li key={picture.name} className="fills">
              <Picture source={picture} alt={alt} sizes={sizes} isFirst={index === 0} />
              {/* Inside the row, so that a thumb that begins on it swipes. */}
              {index === current && <EnlargeButton onPress={() => open()} />}
            </li>
          ))}
        </ul>
        {product.tag && <ProductTag tag={product.tag} isHanging />}
        {count > 1 && (
          <p className={`${styles.position} num needs-script`} aria-hidden="true">
            {strings.positionOf({ number: current + 1, count })}
          </p>
        )}
      </div>
      {count > 1 && <Thumbs pictures={pictures} current={current} onChoose={goTo} />}
      {part && (
        <part.PictureDialog
          name={fullName(product)}
          pictures={pictures}
          start={current}
          onClose={close}
        />
      )}
    </div>
  );
}

function EnlargeButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button
      type="button"
      className={`${styles.enlarge} needs-script`}
      aria-label={strings.enlarge}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Icon name="plus" />
    </button>
  );
}

/** The style depends on how many pictures there are. */
function classNameOf({ length: count }: readonly DescribedPicture[]): string {
  return classNames(
    styles.gallery,
    count >= 2 && styles.two,
    count >= 5 && styles.five,
    count >= 6 && styles.six,
  );
}

type ThumbsProps = {
  readonly pictures: readonly DescribedPicture[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
};

function Thumbs({ pictures, current, onChoose }: ThumbsProps) {
  return (
    <div className={`${styles.thumbs} needs-script`}>
      {pictures.map(({ picture, alt }, index) => (
        <button
          key={picture.name}
          type="button"
          className="fills"
          aria-label={`${strings.showPicture({ number: index + 1, count: pictures.length })}: ${alt}`}
          aria-pressed={index === current}
          onClick={() => onChoose(index)}
        >
          <Picture
            source={picture}
            alt=""
            sizes="(min-width: 1200px) 88px, 72px"
            widest={thumbWidest}
          />
        </button>
      ))}
    </div>
  );
}
