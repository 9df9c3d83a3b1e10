import type { IllustratedText, OwnLink, PageHead, Sharing } from '#catalogue/pageText.ts';
import type { Picture } from '#catalogue/picture.ts';

interface Words {
  readonly productsPage: PageHead;
  readonly productsSharing: Sharing | undefined;
  readonly salesPage: PageHead;
  readonly salesSharing: Sharing | undefined;
  readonly endNote: {
    readonly all: string;
    readonly some: string;
    readonly text?: string | undefined;
  };
  readonly productPage: {
    readonly description?: string | undefined;
    readonly standardText?: string | undefined;
    readonly suitability?: string | undefined;
    readonly benefits: readonly string[];
    readonly note?: string | undefined;
  };
  readonly productNotFound: IllustratedText;
  readonly emptyCart: IllustratedText;
  readonly emptyWishlist: IllustratedText;
  readonly wishlistInvitation: {
    readonly title: string;
    readonly text: string;
    readonly action: OwnLink;
  };
  readonly orderPlaced: { readonly title: string; readonly picture?: Picture | undefined };
  readonly pageNotFound: {
    readonly title: string;
    readonly text: string;
    readonly instead: string;
  };
  readonly menuNote: { readonly text: string; readonly picture: Picture } | undefined;
  readonly signUp: IllustratedText | undefined;
  readonly letters: { readonly title: string; readonly text: string } | undefined;
}
declare const words: Words;
export = words;
