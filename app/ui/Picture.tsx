import {
  type Picture as Source,
  type PictureFormat,
  middlingAddress,
  pictureAddress,
  pictureWidths,
} from '#domain/picture.ts';

/** Which copies of a picture a browser is to choose from. */
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
   * The first picture of a screen: asked for before all others, and at once, unless it stands in a part
   * of the page that may be hidden.
   */
  readonly isFirst?: boolean | 'where shown';
  /** The widest copy on offer, in px: a browser that has a wider one shows that, however small the place. */
  readonly widest?: number;
  readonly className?: string | undefined;
  /** Ties a card's picture to the detail screen's, for the transition between them. */
  readonly productId?: number;
};

/** A picture in the width and format that the browser asks for, its place reserved from the start. */
export function Picture({
  source,
  wide,
  alt,
  sizes,
  isFirst = false,
  widest,
  className,
  productId,
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
        src={import.meta.env.BASE_URL + middlingAddress(source)}
        srcSet={srcSet(source, 'webp', widest)}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={isFirst === true ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        data-tone={source.tone}
        data-product-picture={productId}
      />
    </picture>
  );
}

/** Has the browser fetch a picture that is about to be shown, in the width that it will ask for. */
export function fetchPicture({ source, sizes, wide }: PictureRequest): void {
  const shown = wide && matchMedia(`(min-width: ${wide.from})`).matches ? wide : { source, sizes };
  Object.assign(new Image(), { sizes: shown.sizes, srcset: srcSet(shown.source, 'avif') });
}

const written = new Map<string, string>();

/** The widths on offer, as `srcset` says it; written once for each picture, since lists show the same ones again. */
export function srcSet(source: Source, format: PictureFormat, widest = Infinity): string {
  const name = `${source.name} ${format} ${widest}`;
  const known = written.get(name);
  if (known) return known;
  const set = pictureWidths(source.width, format)
    .filter((width) => width <= widest)
    .map((width) => `${import.meta.env.BASE_URL}${pictureAddress(source, width, format)} ${width}w`)
    .join(', ');
  written.set(name, set);
  return set;
}
