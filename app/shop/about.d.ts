import type { OwnLink, PageHead, Sharing } from '#catalogue/pageText.ts';
import type { Picture } from '#catalogue/picture.ts';

interface About {
  readonly page: PageHead;
  readonly sharing: Sharing | undefined;
  readonly hero:
    | {
        readonly tagline: string;
        readonly belief: string;
        readonly picture: Picture;
        readonly portrait: Picture;
      }
    | undefined;
  readonly stories:
    | readonly {
        readonly title: string;
        readonly text: string;
        readonly points: readonly { readonly title: string; readonly text?: string | undefined }[];
        readonly picture: Picture;
        readonly alt: string;
      }[]
    | undefined;
  readonly numbers: readonly { readonly number: string; readonly label: string }[] | undefined;
  readonly team:
    | {
        readonly title: string;
        readonly members: readonly {
          readonly name: string;
          readonly role: string;
          readonly picture: Picture;
          readonly smallPicture?: Picture | undefined;
          readonly alt: string;
        }[];
      }
    | undefined;
  readonly closing: { readonly title: string; readonly action: OwnLink } | undefined;
}
declare const about: About;
export = about;
