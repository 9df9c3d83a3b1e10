import { memo } from 'react';
import {
  type Picture as Source,
  type PictureFormat,
  fallbackAddress,
  pictureAddress,
  pictureWidths,
} from '#catalogue/picture.ts';

/** The copies of a picture that a browser chooses from. */
export type PictureRequest = {
  readonly source: Source;
  /** The same subject composed for wide screens. */
  readonly wide?: { readonly source: Source; readonly from: `${number}px`; readonly sizes: string };
  /** How wide the layout shows it, in the words of the `sizes` attribute. */
  readonly sizes: string;
};

type PictureProps = PictureRequest & {
  readonly alt: string;
  /**
   * The first picture of a screen: fetched at once and before all others; `where shown` for one in a
   * part of the page that may be hidden.
   */
  readonly isFirst?: boolean | 'where shown';
  /** The widest copy on offer, in px: a browser would show a wider one that it has in its cache. */
  readonly widest?: number;
  readonly className?: string | undefined;
  /** Pictures with the same key on two pages become each other in the page transition. */
  readonly transitionKey?: number;
};

/** A picture in the width and format that the browser chooses, its space reserved from the start. */
export const Picture = memo(function Picture({
  source,
  wide,
  alt,
  sizes,
  isFirst = false,
  widest,
  className,
  transitionKey,
}: PictureProps) {
  return (
    <picture>
      {wide && (
        <source
          media={`(min-width: ${wide.from})`}
          type="image/avif"
          srcSet={srcSet(wide.source, 'avif')}
          sizes={wide.sizes}
          width={wide.source.width}
          height={wide.source.height}
        />
      )}
      {wide && (
        <source
          media={`(min-width: ${wide.from})`}
          srcSet={srcSet(wide.source, 'webp')}
          sizes={wide.sizes}
          width={wide.source.width}
          height={wide.source.height}
        />
      )}
      <source type="image/avif" srcSet={srcSet(source, 'avif', widest)} sizes={sizes} />
      <img
        className={className}
        src={import.meta.env.BASE_URL + fallbackAddress(source)}
        srcSet={srcSet(source, 'webp', widest)}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={isFirst === true ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        data-transition-key={transitionKey}
      />
    </picture>
  );
});

/** Fetches a picture that is about to be shown, in the width that will be needed. */
export function fetchPicture({ source, sizes, wide }: PictureRequest): void {
  const shown = wide && matchMedia(`(min-width: ${wide.from})`).matches ? wide : { source, sizes };
  Object.assign(new Image(), { sizes: shown.sizes, srcset: srcSet(shown.source, 'avif') });
}

const cache = new Map<string, string>();

/** The value of `srcset`; cached, since lists show the same pictures again. */
export function srcSet(source: Source, format: PictureFormat, widest = Infinity): string {
  const name = `${source.name} ${format} ${widest}`;
  const cached = cache.get(name);
  if (cached) return cached;
  const set = pictureWidths(source.width, format)
    .filter((width) => width <= widest)
    .map((width) => `${import.meta.env.BASE_URL}${pictureAddress(source, width, format)} ${width}w`)
    .join(', ');
  cache.set(name, set);
  return set;
}
