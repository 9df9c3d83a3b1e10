import { type ComponentType, useState } from 'react';
import { inTime, whyNotLoaded } from '#domain/version.ts';
import { type Product, type ProductDetails, fullName, picturesOf } from '#domain/product.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture, type PictureRequest } from '#ui/Picture.tsx';
import { showToast } from '#ui/toast.ts';
import { enlarge, showPicture } from '#strings/productPage.ts';
import type { PictureDialogProps } from './PictureDialog.tsx';
import styles from './ProductGallery.module.css';
import { ProductTag } from './ProductTag.tsx';

const sizes = '(min-width: 1200px) 520px, (min-width: 768px) max(46vw, 400px), max(100vw, 400px)';

/** Three device pixels for each CSS pixel of the widest thumbnail; WebP has no narrower copy than 360. */
const thumbWidest = 360;

/** The gallery's first picture. */
export function firstInGallery({ image }: Product): PictureRequest {
  return { source: image, sizes };
}

type ProductGalleryProps = { readonly product: Product; readonly details: ProductDetails };

/** The product's pictures; the primary is shown first, and a press shows it larger (SPEC 7.1, 16.15). */
export function ProductGallery({ product, details }: ProductGalleryProps) {
  const pictures = picturesOf(product, details);
  const [selected, setSelected] = useState(0);
  const [Dialog, setDialog] = useState<ComponentType<PictureDialogProps>>();
  const open = () =>
    inTime(import('./PictureDialog.tsx')).then(
      ({ PictureDialog }) => setDialog(() => PictureDialog),
      () => whyNotLoaded().then(showToast),
    );
  return (
    <div className={styles.gallery}>
      <div className={styles.main} data-transition-key={product.id}>
        {pictures.map(({ picture, alt }, index) => (
          <div key={picture.name} className={styles.shown} hidden={index !== selected}>
            <Picture source={picture} alt={alt} sizes={sizes} isFirst={index === 0} />
          </div>
        ))}
        {product.tag && <ProductTag tag={product.tag} isHanging />}
        <button
          type="button"
          className={`${styles.enlarge} needs-script`}
          aria-label={enlarge}
          aria-haspopup="dialog"
          onClick={open}
        >
          <Icon name="plus" />
        </button>
      </div>
      {pictures.length > 1 && (
        <div className={`${styles.thumbs} needs-script`}>
          {pictures.map(({ picture }, index) => (
            <button
              key={picture.name}
              type="button"
              aria-label={showPicture(index + 1, pictures.length)}
              aria-pressed={index === selected}
              onClick={() => setSelected(index)}
            >
              <Picture
                source={picture}
                alt=""
                sizes="(min-width: 1200px) 88px, (min-width: 768px) 72px, 56px"
                widest={thumbWidest}
              />
            </button>
          ))}
        </div>
      )}
      {Dialog && (
        <Dialog
          name={fullName(product)}
          pictures={pictures}
          start={selected}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
