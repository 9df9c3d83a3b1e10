import type { Thing } from 'schema-dts';
import type { DescribedPicture } from '#domain/picture.ts';

/** What the build alone knows of a screen; it stands in `x.site.ts` beside the screen's file. */
export type ScreenSite = {
  /** What stands for `{id}` in the screen's path, a page each. */
  readonly ids?: readonly string[];
  /** The picture beside the page's name where it is shared; without one, the shop's own. */
  readonly sharingPicture?: (id: string) => DescribedPicture | undefined;
  /** What the page is called on the way to it, where that is not its title. */
  readonly trailName?: (id: string) => string | undefined;
  /** What search engines read of the page besides where it stands, in schema.org's words. */
  readonly structuredData?: (id: string) => readonly Thing[];
};
