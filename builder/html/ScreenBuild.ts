import type { Thing } from 'schema-dts';
import type { DescribedPicture } from '#catalogue/picture.ts';
import type { Details } from '#screens/screen.ts';
import type { PageInTrail } from './structuredData.ts';

/** What only the build needs of a screen; it is in `x.build.ts` beside the screen's file. */
export type ScreenBuild = {
  /** The values of `{id}` or `{slug}` in the screen's path; each has a page. */
  readonly ids?: readonly string[];
  /** The id of the page that search engines index in place of this one. */
  readonly mainId?: (id: string) => string;
  /** The module that the screen's `load` imports for an id, as the bundler names it. */
  readonly module?: (id: string) => string;
  /** The page's preview picture on other sites; by default the shop's own. */
  readonly sharingPicture?: (id: string, details?: Details) => DescribedPicture | undefined;
  /** The page's name in the breadcrumb of its structured data, if that is not its title. */
  readonly trailName?: (id: string) => string | undefined;
  /** The pages between the home page and this one in that breadcrumb. */
  readonly parents?: readonly PageInTrail[];
  /** The page's schema.org data, without the breadcrumb. */
  readonly structuredData?: (id: string, details?: Details) => readonly Thing[];
};
