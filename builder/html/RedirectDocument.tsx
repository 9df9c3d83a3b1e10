import { absolute } from '#shell/head.ts';
import { pageLanguage } from './alternates.ts';

type RedirectDocumentProps = {
  /** The path that it leads to, without the base path. */
  readonly to: string;
  readonly title: string;
  /** The version of the shop, for the service worker. */
  readonly version?: string | undefined;
};

/** A page that redirects to another one, on any host and without JavaScript (SPEC 2.2). */
export function RedirectDocument({ to, title, version }: RedirectDocumentProps) {
  const address = import.meta.env.BASE_URL + import.meta.env.LANGUAGE_PATH + to.slice(1);
  return (
    <html lang={pageLanguage.lang} data-version={version}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0;url=${address}`} />
        <link rel="canonical" href={absolute(to)} />
      </head>
      <body>
        <p>
          <a href={address}>{title}</a>
        </p>
      </body>
    </html>
  );
}
