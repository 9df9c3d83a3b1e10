import type { Thing } from 'schema-dts';
import type { DescribedPicture } from '#domain/picture.ts';
import type { PageInTrail } from './structuredData.ts';

/** What only the build needs of a screen; it is in `x.site.ts` beside the screen's file. */
export type ScreenSite = {
  /** The values of `{id}` or `{slug}` in the screen's path; each has a page. */
  readonly ids?: readonly string[];
  /** The page's preview picture on other sites; by default the shop's own. */
  readonly sharingPicture?: (id: string) => DescribedPicture | undefined;
  /** The pages between the home page and this one in that breadcrumb. */
  readonly parents?: readonly PageInTrail[];
  /** The page's schema.org data, without the breadcrumb. */
  readonly structuredData?: (id: string) => readonly Thing[];
};
