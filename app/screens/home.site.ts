import type { ScreenSite } from '#site/ScreenSite.ts';
import { describeOrganization, describeSite } from '#site/structuredData.ts';

export const site: ScreenSite = {
  structuredData: () => [describeOrganization(), describeSite()],
};
