import type {
  IllustratedText,
  OwnLink,
  PageHead,
  Pictures,
  Sharing,
  Some,
  Texts,
} from '#catalogue/pageText.ts';

interface Words {
  readonly productsPage: PageHead;
  readonly productsSharing: Sharing | undefined;
  readonly salesPage: PageHead;
  readonly salesSharing: Sharing | undefined;
  readonly endNote: Texts<'all' | 'some'> & Some<Texts<'text'>>;
  readonly productPage: Some<Texts<'description' | 'standardText' | 'suitability' | 'note'>> & {
    readonly benefits: readonly string[];
  };
  readonly productNotFound: IllustratedText;
  readonly emptyCart: IllustratedText;
  readonly emptyWishlist: IllustratedText;
  readonly wishlistInvitation: Texts<'title' | 'text'> & { readonly action: OwnLink };
  readonly orderPlaced: Texts<'title'> & Some<Pictures<'picture'>>;
  readonly pageNotFound: Texts<'title' | 'text' | 'instead'>;
  readonly menuNote: (Texts<'text'> & Pictures<'picture'>) | undefined;
  readonly signUp: IllustratedText | undefined;
  readonly letters: Texts<'title' | 'text'> | undefined;
}
declare const words: Words;
export = words;
