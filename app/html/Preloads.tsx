import { type PictureRequest, srcSet } from '#ui/Picture.tsx';

/** The files that a page names in its head, each an address. */
export type PageAssets = {
  readonly icon: string;
  readonly fonts: readonly string[];
  /** Fonts that must not delay the script. */
  readonly deferredFonts: readonly string[];
  readonly styles: readonly string[];
  /** The first script: it runs before the first paint, and needs no other. */
  readonly boot: string;
  /** What hydrates the page: the entry, the screen, and all that they import. */
  readonly modules: readonly string[];
  /** What renders toasts, so that it is loaded before the first press has an effect. */
  readonly deferred: readonly string[];
};

/** Fonts are requested before the style sheet names them. */
export function FontPreloads({
  fonts,
  deferredFonts,
}: Pick<PageAssets, 'fonts' | 'deferredFonts'>) {
  return (
    <>
      {[...fonts, ...deferredFonts].map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin=""
          fetchPriority={deferredFonts.includes(font) ? 'low' : undefined}
        />
      ))}
    </>
  );
}

/**
 * All scripts are requested with the page, whichever imports them. The first paint waits for one alone, so
 * the others come after what is painted.
 */
export function ScriptPreloads({ boot, modules, deferred }: PageAssets) {
  return (
    <>
      <link rel="modulepreload" href={boot} crossOrigin="" />
      {[...modules, ...deferred].map((module) => (
        <link key={module} rel="modulepreload" href={module} crossOrigin="" fetchPriority="low" />
      ))}
    </>
  );
}

/**
 * Preloads a screen's first picture, since the browser finds it in the page only after the style sheet
 * has loaded. A picture for wide screens is preloaded from the width at which it is used.
 */
export function PicturePreload({ source, sizes, wide }: PictureRequest) {
  const from = wide && `(min-width: ${wide.from})`;
  return (
    <>
      {wide && <PreloadLink set={srcSet(wide.source, 'avif')} sizes={wide.sizes} media={from} />}
      <PreloadLink set={srcSet(source, 'avif')} sizes={sizes} media={from && `not ${from}`} />
    </>
  );
}

type PreloadLinkProps = {
  readonly set: string;
  readonly sizes: string;
  readonly media: string | undefined;
};

function PreloadLink({ set, sizes, media }: PreloadLinkProps) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      fetchPriority="high"
      media={media}
      imageSrcSet={set}
      imageSizes={sizes}
    />
  );
}
