import type { ScreenBuild } from '#html/ScreenBuild.ts';
import { describeOrganization, describeSite } from '#html/structuredData.ts';

export const build: ScreenBuild = {
  structuredData: () => [describeOrganization(), describeSite()],
};
