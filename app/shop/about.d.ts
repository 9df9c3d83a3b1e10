import type { OwnLink, PageHead, Pictures, Sharing, Some, Texts } from '#catalogue/pageText.ts';
import type { DescribedPicture } from '#catalogue/picture.ts';

type Point = Texts<'title'> & Some<Texts<'text'>>;
type Story = Texts<'title' | 'text'> & DescribedPicture & { readonly points: readonly Point[] };
type Member = Texts<'name' | 'role'> & DescribedPicture & Some<Pictures<'smallPicture'>>;

interface About {
  readonly page: PageHead;
  readonly sharing: Sharing | undefined;
  readonly hero: (Texts<'tagline' | 'belief'> & Pictures<'picture' | 'portrait'>) | undefined;
  readonly stories: readonly Story[] | undefined;
  readonly numbers: readonly Texts<'number' | 'label'>[] | undefined;
  readonly team: (Texts<'title'> & { readonly members: readonly Member[] }) | undefined;
  readonly closing: (Texts<'title'> & { readonly action: OwnLink }) | undefined;
}
declare const about: About;
export = about;
