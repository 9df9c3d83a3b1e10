import type { PageHead } from '#catalogue/pageText.ts';
import type { Picture } from '#catalogue/picture.ts';

interface Contact {
  readonly page: PageHead;
  readonly heading: string;
  readonly intro: string | undefined;
  readonly picture: Picture | undefined;
}
declare const contact: Contact;
export = contact;
