import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PictureRequest, srcSet } from '#ui/Picture.tsx';

/** The files that a page names, each an address. */
export type PageAssets = {
  readonly icon: string;
  /** The shop's drawings, by their names in its folder. */
  readonly drawings: Readonly<Record<string, string>>;
  readonly fonts: readonly string[];
  /** Fonts that must not delay the script. */
  readonly deferredFonts: readonly string[];
  /** What hydrates the page: the client's entry, which is the first, the screen, and all that they import. */
  readonly modules: readonly string[];
  /** What renders toasts, so that it is loaded before the first press has an effect. */
  readonly deferred: readonly string[];
  /** The styles of all CSS modules, for what a page does not show at first; nothing in development. */
  readonly styles?: string;
  /** The styles that stand in the page: those of its screen, of its footer and of toasts. */
  readonly ownStyles?: string;
  /** The script inside the page; in development its address. */
  readonly ownScript: { readonly code: string } | { readonly src: string };
};

/**
 * Fonts are requested before a style names them, but not from the head: Chrome would hold up the first paint
 * for them.
 */
export function FontPreloads({
  fonts,
  deferredFonts,
}: Pick<PageAssets, 'fonts' | 'deferredFonts'>) {
  return (
    <BodyLinks>
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
    </BodyLinks>
  );
}

/** The shop's name is in the first view; a style asks for its drawing late, and as for a file of a font. */
export function DrawnNamePreload({ drawings }: Pick<PageAssets, 'drawings'>) {
  const { 'wordmark.svg': drawing } = drawings;
  if (drawing === undefined) return null;
  return (
    <link
      rel="preload"
      href={drawing}
      as="image"
      type="image/svg+xml"
      crossOrigin=""
      fetchPriority="high"
    />
  );
}

/** All scripts are requested with the page, whichever imports them, after what the first view needs. */
export function ScriptPreloads({ modules, deferred }: PageAssets) {
  return (
    <BodyLinks>
      {[...modules, ...deferred].map((module) => (
        <link key={module} rel="modulepreload" href={module} crossOrigin="" fetchPriority="low" />
      ))}
    </BodyLinks>
  );
}

/** Links where they stand: React would move them into the head. */
function BodyLinks({ children }: { readonly children: ReactNode }) {
  return <div hidden dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }} />;
}

/** The page's own script, app/shell/boot.ts, which asks for the rest of the shop. */
export function OwnScript({ modules, ownScript }: PageAssets) {
  const files = { 'data-client': modules[0] };
  return 'code' in ownScript ? (
    <script {...files} dangerouslySetInnerHTML={{ __html: ownScript.code }} />
  ) : (
    <script {...files} type="module" src={ownScript.src} />
  );
}

/**
 * Preloads a screen's first picture before the scripts, or on a slow line it would come after them. A
 * picture for wide screens is preloaded from the width at which it is used.
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
