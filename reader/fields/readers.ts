import type { Picture } from '#catalogue/picture.ts';
import type { Product } from '#catalogue/product.ts';
import type { ProductDetails } from '#catalogue/productDetails.ts';
import type { Zone } from '#ordering/zone.ts';
import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';
import type { PageFile } from './ownPage.ts';
import type { ProductFile, fieldsOfSizes } from './product.ts';
import type { ShopContent } from './schema.ts';

/** What of settings.yaml no page has as it is written: the check, the desk and the build read it. */
type SettingsOfBuild = {
  readonly languages: readonly string[];
  /** The language of messages where the pages' own has none. */
  readonly buttons: string;
  readonly currency: { readonly locale: string; readonly written: string };
  readonly orders: { readonly asks: readonly Question[]; readonly postcode: Postcode };
  readonly shipping: { readonly zones: readonly Zone[] };
  readonly categories: readonly { readonly description: string; readonly asks: readonly Asked[] }[];
  /** Of products: how photos fit, when few are left, and what is true of all. */
  readonly fit: string;
  readonly fewFrom: number;
  readonly facts: Unchecked;
  readonly filters: readonly string[];
  readonly unitPrices: readonly string[];
  readonly leastPrice: number;
  readonly confirmed: boolean;
  readonly editor: { readonly repository: string; readonly branch: string };
};

type Question = Record<'field' | 'digits', unknown> & Asked;
/** A question to the buyer (`Ask`). */
type Asked = Record<'name' | 'hint' | 'optional' | 'kind' | 'least' | 'most', unknown> & {
  readonly choices: readonly Record<'name' | 'price', unknown>[];
};
type Postcode = Record<'name' | 'form' | 'digits', unknown>;

/** What of a product's file no page has as it is written: the build makes something of it. */
type ProductOfBuild = {
  readonly alt: Record<'primary' | 'secondary', string>;
  readonly pictures: Record<'primary' | 'secondary', string>;
  readonly fit: string;
  readonly season: Record<'from' | 'to' | 'outside', string>;
  /** `facts.ts` has each, and no other. */
  readonly facts: Unchecked;
  readonly howToUse: string;
  readonly ingredients: string;
  readonly notFor: string;
  readonly sizes: readonly Record<
    (typeof fieldsOfSizes)['may' | 'facts' | 'must'][number] | 'label' | 'number' | 'picture',
    unknown
  >[];
  readonly asks: readonly Asked[];
  readonly keywords: readonly string[];
  readonly order: number;
};

/** Who reads the fields of a file: the module of the app (`app/shop`), and the build. */
type Readers = {
  readonly settings: typeof import('#shop/settings') | SettingsOfBuild;
  readonly policies: typeof import('#shop/policies').policies;
  readonly home: typeof import('#shop/home');
  readonly about: typeof import('#shop/about');
  readonly contact: typeof import('#shop/contact');
  readonly help: typeof import('#shop/help');
  readonly words: typeof import('#shop/words');
  /** `look/colours.ts` and `look/themeCss.ts` read all of it. */
  readonly theme: Unchecked;
  readonly product: Product | ProductDetails | ProductOfBuild;
  readonly page: Record<'title' | 'description' | 'in' | 'order' | 'text', unknown>;
};

type Written = ShopContent & { readonly product: ProductFile; readonly page: PageFile };

/** What is compared elsewhere. */
type Unchecked = { readonly isUnchecked: true };
type Leaf = string | number | boolean | NamedPicture | Picture;

/** What readers of a field's group, or of the entries of its list, know of a field in it. */
type Known<Read, Name extends PropertyKey> =
  Read extends Readonly<Record<Name, infer Field>>
    ? Field
    : Read extends { readonly [Own in Name]?: infer Field }
      ? Field
      : never;

/** The paths of the fields that nobody reads. The key of an entry is read by whoever looks for its translation. */
type Unread<Written, Read> = [Extract<Read, Unchecked>] extends [never]
  ? Written extends Leaf | undefined
    ? never
    : Written extends readonly (infer Entry)[]
      ? Unread<Entry, Read extends readonly (infer Own)[] ? Own : never>
      : {
          [Name in keyof Written & string]: Name extends FieldsOf<Read> | 'key'
            ? `${Name}.${Unread<Written[Name], NonNullable<Known<NonNullable<Read>, Name>>>}`
            : Name;
        }[keyof Written & string]
  : never;

type FieldsOf<Read> = Read extends object ? keyof Read : never;

type UnreadFields = {
  [File in keyof Written]: `${File}: ${Unread<Written[File], Readers[File]>}`;
}[keyof Written];

/** A field that nobody reads does not compile: its path is in the message. */
export type EachFieldHasAReader = Never<UnreadFields>;
type Never<Fields extends never> = Fields;
