import { sharing } from '#shop/about';
import type { ScreenBuild } from '#html/ScreenBuild.ts';

export const build: ScreenBuild = { sharingPicture: () => sharing };
