import type { Thing } from 'schema-dts';
import type { PageProducts } from '#domain/listPage.ts';
import type { DescribedPicture } from '#domain/picture.ts';
import type { PageInTrail } from './structuredData.ts';

/** What only the build needs of a screen; it is in `x.site.ts` beside the screen's file. */
export type ScreenSite = {
  /** The values of `{id}` or `{slug}` in the screen's path; each has a page. */
  readonly ids?: readonly string[];
  /** The page's preview picture on other sites; by default the shop's own. */
  readonly sharingPicture?: (shown: PageProducts) => DescribedPicture | undefined;
  /** The page's name in the breadcrumb of its structured data, if that is not its title. */
  readonly trailName?: (shown: PageProducts) => string | undefined;
  /** The pages between the home page and this one in that breadcrumb. */
  readonly parents?: readonly PageInTrail[];
  /** Files beside the page, by name: what the page needs only after a navigation to it. */
  readonly files?: (shown: PageProducts) => Readonly<Record<string, string>>;
  /** The page's schema.org data, without the breadcrumb. */
  readonly structuredData?: (shown: PageProducts) => readonly Thing[];
};
