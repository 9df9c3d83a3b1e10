import { fullTitle } from '#features/shared/fullTitle.ts';
import { type Head, absolute, absoluteFile } from '#shell/head.ts';
import { type Route, pathOf } from '#shell/navigation/location.ts';
import { sharingAddress, sharingSize, type DescribedPicture } from '#catalogue/picture.ts';
import { Footer } from '#features/footer/Footer.tsx';
import { name, paper } from '#shop/settings';
import type { PictureRequest } from '#ui/Picture.tsx';
import { notFoundPath } from '#address/screens.ts';
import * as strings from '#strings/shell';
import { alternatesOf, isTranslated, pageLanguage } from './alternates.ts';
import {
  DrawnNamePreload,
  FontPreloads,
  type PageAssets,
  PicturePreload,
  ScriptPreloads,
} from './Preloads.tsx';

const { lang, dir } = pageLanguage;

type DocumentProps = {
  readonly head: Head;
  readonly assets: PageAssets;
  readonly policy?: string | undefined;
  /** The version of the shop, for the service worker. */
  readonly version?: string | undefined;
  readonly firstPictures: readonly PictureRequest[];
  /** Missing in a shop without products. */
  readonly sharingPicture: DescribedPicture | undefined;
  readonly page: Route;
  /** For the first script, which may show a toast (SPEC 13.1). */
  readonly wording: string | undefined;
  /** The page's schema.org data, if search engines may index it. */
  readonly structuredData?: object | undefined;
  readonly html: string;
};

/**
 * A page of the shop, painted without any other file. React orders the head itself: the character set and
 * viewport first, then every `meta`, `title` and `link` in the order below, then the styles, which the
 * policy before them allows by their hash. Scripts come after the first view. What only
 * machines read comes last.
 */
export function Document({
  head,
  assets,
  policy,
  version,
  firstPictures,
  sharingPicture,
  page,
  wording,
  structuredData,
  html,
}: DocumentProps) {
  return (
    <html lang={lang} dir={dir} data-version={version} data-wording={wording}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="theme-color" content={paper.light} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme:dark)" />
        {assets.ownStyles && <style dangerouslySetInnerHTML={{ __html: assets.ownStyles }} />}
        <DrawnNamePreload {...assets} />
        {firstPictures.map((picture) => (
          <PicturePreload key={picture.source.name} {...picture} />
        ))}
        <PageFacts head={head} page={page} />
        <SharingFacts head={head} picture={sharingPicture} page={page} />
        <AppFacts icon={assets.icon} />
      </head>
      <body>
        <FontPreloads {...assets} />
        <div
          id="root"
          data-path={page.path}
          data-id={page.id || undefined}
          data-styles={assets.styles}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <ScriptPreloads {...assets} />
        <Footer page={page.path === notFoundPath ? '/' : pathOf(page)} drawings={assets.drawings} />
        <AfterFooter />
        {structuredData && <StructuredData data={structuredData} />}
      </body>
    </html>
  );
}

/** What tabs and home screens show of the shop. */
function AppFacts({ icon }: Pick<PageAssets, 'icon'>) {
  const base = import.meta.env.BASE_URL;
  return (
    <>
      <link rel="icon" href={icon} />
      <link rel="apple-touch-icon" href={`${base}icons/apple-touch.png`} />
      <link rel="manifest" href={`${base}${import.meta.env.LANGUAGE_PATH}manifest.webmanifest`} />
    </>
  );
}

/** What search engines and the tab show of a page. */
function PageFacts({ head, page }: Pick<DocumentProps, 'head' | 'page'>) {
  const path = pathOf(page);
  const alternates = head.canonical === absolute(path) ? alternatesOf(path) : [];
  return (
    <>
      <title>{fullTitle(head.title)}</title>
      <meta name="description" content={head.description} />
      {!(head.isIndexed && isTranslated(path)) && <meta name="robots" content="noindex" />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {alternates.map(({ hreflang, address }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={address} />
      ))}
    </>
  );
}

type SharingFactsProps = Pick<DocumentProps, 'head' | 'page'> & {
  readonly picture: DescribedPicture | undefined;
};

/** What a messenger shows of a shared address. */
function SharingFacts({ head, picture, page }: SharingFactsProps) {
  return (
    <>
      <Property name="og:site_name" content={name} />
      <Property name="og:locale" content={lang.replace('-', '_')} />
      <Property name="og:type" content={page.path === '/product/{id}' ? 'product' : 'website'} />
      <Property name="og:title" content={fullTitle(head.title)} />
      <Property name="og:description" content={head.description} />
      {head.canonical && <Property name="og:url" content={head.canonical} />}
      {picture && <SharingPicture {...picture} />}
    </>
  );
}

function SharingPicture({ picture, alt }: DescribedPicture) {
  return (
    <>
      <Property name="og:image" content={absoluteFile(sharingAddress(picture))} />
      <Property name="og:image:alt" content={alt} />
      <Property name="og:image:width" content={String(sharingSize.width)} />
      <Property name="og:image:height" content={String(sharingSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Property({ name, content }: { readonly name: string; readonly content: string }) {
  return <meta property={name} content={content} />;
}

/**
 * What app/shell/boot.ts shows when the page cannot be hydrated (SPEC 13.4); without that script, app/app.css
 * shows it. Then what is said by screen reader: text alone (SPEC 12.5).
 */
function AfterFooter() {
  return (
    <>
      <div id="early-note" role="status" hidden>
        {strings.notLoaded}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- The address of the page itself. */}
        <a href="">{strings.tryAgain}</a>
      </div>
      <p className="visually-hidden" aria-live="polite" />
    </>
  );
}

/**
 * In an element of its own: without that a browser styles all of the page again when it goes (`updateHead`).
 * Without `<`, no text inside can end the script element; for `@` in an address see escapeAddresses.ts.
 */
function StructuredData({ data }: { readonly data: object }) {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const __html = json.replaceAll(/(?<!")@/g, String.raw`\u0040`);
  return (
    <div hidden>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
    </div>
  );
}
