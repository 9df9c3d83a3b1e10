import type * as z from 'zod';
import type { Picture } from '#catalogue/picture.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { policies } from './policies.ts';
import { type Settings, settingsFiles } from './settings/settings.ts';
import { theme } from './theme.ts';
import { words } from './words.ts';
import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';

/** The files of a shop and what each contains. */
const pages = { policies, theme, home, about, contact, help, words };

export const schemas = { ...settingsFiles, ...pages };

/** What the files contain, by file; those of the settings as one. */
export type ShopContent = { readonly settings: Settings } & {
  readonly [File in keyof typeof pages]: z.infer<(typeof pages)[File]>;
};

/** The same as the app gets it: a picture itself in place of its name. */
export type WithPictures<Content> = Content extends NamedPicture
  ? Picture
  : { [Field in keyof Content]: WithPictures<Content[Field]> };

export type FileName = keyof typeof schemas;

/** What each file contains, as far as it is right. */
export type ByFile = { readonly [File in FileName]?: unknown };

/** The same with all settings as one. */
export function joinSettings(files: ByFile): Partial<ShopContent> {
  const settings = Object.keys(settingsFiles).map((name) => files[name as FileName]);
  return { ...files, settings: Object.assign({}, ...settings) } as Partial<ShopContent>;
}
