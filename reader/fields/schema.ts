import type * as z from 'zod';
import type { Picture } from '#catalogue/picture.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { policies } from './policies.ts';
import { settings } from './settings/settings.ts';
import { theme } from './theme.ts';
import { words } from './words.ts';
import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';

/** The files of a shop and what each contains. */
export const schemas = { settings, policies, theme, home, about, contact, help, words };

/** What the files contain, by file. */
export type ShopContent = {
  readonly [File in keyof typeof schemas]: z.infer<(typeof schemas)[File]>;
};

/** The same as the app gets it: a picture itself in place of its name. */
export type WithPictures<Content> = Content extends NamedPicture
  ? Picture
  : { [Field in keyof Content]: WithPictures<Content[Field]> };
