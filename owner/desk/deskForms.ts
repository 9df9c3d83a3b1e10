import { basename } from 'node:path';
import * as z from 'zod';
import { openFile } from '#reader/kinds/checkFile.ts';
import { type DeskField, fieldsOf } from './formFields.ts';
import { describeMessages } from './messageForms.ts';
import { helpOf, labelOf } from '#reader/kinds/field.ts';
import { languageOf } from '#reader/messages/languageRecord.ts';
import { openProducts } from '#reader/read/products/openProducts.ts';
import { pageSchema } from '#reader/fields/ownPage.ts';
import { productSchema } from '#reader/fields/product.ts';
import { schemas } from '#reader/fields/schema.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { numbersOfSizes } from '#reader/read/products/sizes.ts';

const availabilityDay = {
  name: 'availabilityDay',
  label: 'Which day',
  hint: 'Only with “From a day”: the first day on which it can be ordered. Or with “Few left until a day”: the last day that says so.',
  widget: 'datetime',
  type: 'date',
  format: 'YYYY-MM-DD',
  required: false,
  i18n: false,
};

function withDay(all: readonly DeskField[]): readonly DeskField[] {
  return all.flatMap((field) =>
    field.name === 'availability' ? [field, availabilityDay] : [field],
  );
}

/** The files in their order, with icons (of Material Symbols). */
const icons = {
  home: 'home',
  about: 'groups',
  contact: 'mail',
  help: 'help',
  words: 'notes',
  policies: 'handshake',
  settings: 'settings',
  theme: 'palette',
} satisfies Record<keyof typeof schemas, string>;

/** The settings as they are written: the desk must open while they are wrong too. */
type Written = {
  readonly language?: string;
  readonly languages?: readonly string[];
  readonly editor?: { readonly repository?: string; readonly branch?: string };
};

/** More of a photo no screen shows. */
export const largestPhoto = { width: 2400, height: 2400 };

/** A phone's photo, also HEIC, becomes a file that browsers show. */
const photos = {
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 90, ...largestPhoto } },
};

/** The configuration of the CMS for a shop's folder (SPEC 19.1). */
export function describeDesk(files: ShopFiles) {
  const { folder, names } = files;
  const {
    language = 'en',
    languages = [],
    editor,
  } = names.includes('settings.yaml')
    ? ((openFile(files, 'settings.yaml').content ?? {}) as Written)
    : {};
  const own = languageOf(language);
  const locales = [...new Set([own, ...languages])];
  return {
    load_config_file: false,
    app_title: 'The desk',
    backend: {
      name: 'github',
      repo: editor?.repository ?? `name/${basename(process.cwd()).replaceAll(/[^\w.-]/g, '-')}`,
      branch: editor?.branch ?? 'main',
      auth_methods: ['token'],
    },
    media_folder: `${folder}/pictures`,
    public_folder: '',
    media_libraries: { default: { config: photos }, stock_assets: { providers: [] } },
    i18n: {
      structure: 'multiple_root_folders',
      locales,
      default_locale: own,
      omit_default_locale_from_file_path: true,
    },
    output: { omit_empty_optional_fields: true },
    // The names of folders and of pictures.
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    show_preview_links: false,
    collections: [
      describeProducts(files, own),
      describePages(folder, own),
      ...locales.map((language) => describeMessages(folder, language)),
    ] as const,
    singletons: Object.entries(icons).map(([name, icon]) => {
      const schema = schemas[name as keyof typeof schemas];
      const form = fieldsOf(schema, own);
      const isTranslated = form.some(({ i18n }) => i18n);
      return {
        name,
        label: labelOf(schema),
        icon,
        format: 'shop-file',
        i18n: isTranslated,
        file: `${folder}/${isTranslated ? '{{locale}}/' : ''}${name}.yaml`,
        fields: form,
      };
    }),
  };
}

/** What the shop's Markdown knows. */
const buttons =
  'bold italic link heading-two heading-three bulleted-list numbered-list quote'.split(' ');
const body = { name: 'body', label: 'Text', widget: 'markdown', i18n: true };

/** A page is a Markdown file, whose text the CMS calls its body. */
function describePages(folder: string, own: string) {
  const { text, ...head } = pageSchema.shape;
  return {
    name: 'pages',
    label: 'Pages',
    label_singular: 'Page',
    icon: 'article',
    description:
      'Pages of your own, such as sizes, care or shipping. A link to a product that has a paragraph of its own becomes its card.',
    folder: `${folder}/{{locale}}/pages`,
    format: 'yaml-frontmatter',
    extension: 'md',
    i18n: true,
    identifier_field: 'title',
    summary: '{{title}}',
    slug: { template: "{{title | slugify | default('page')}}", editable: ['create'] },
    fields: [
      ...fieldsOf(z.object(head), own),
      { ...body, required: [own], hint: helpOf(text) ?? '', buttons, editor_components: ['image'] },
    ],
  };
}

function describeProducts(files: ShopFiles, own: string) {
  const { folder } = files;
  const { products } = openProducts(files, undefined);
  const numbers = products.flatMap(({ id, file }) => [id, ...numbersOfSizes(file)]);
  const next = String(Math.max(0, ...numbers) + 1).padStart(2, '0');
  return {
    name: 'products',
    label: 'Products',
    label_singular: 'Product',
    icon: 'sell',
    description:
      'What you sell. Press New to add a product. It needs a name, a price, a picture, and a text that says what the picture shows.',
    folder: `${folder}/{{locale}}/products`,
    path: '{{slug}}/product',
    format: 'product',
    extension: 'yaml',
    i18n: true,
    identifier_field: 'name',
    summary:
      "{{slug}} · {{name}} {{variant}} · {{price}} · {{availability | default('In stock')}}{{stock | ternary(': ', '')}}{{stock | ternary('{{stock}}', '')}}",
    thumbnail: [
      'pictures.primary',
      ...['webp', 'jpg', 'jpeg', 'png', 'avif'].map(
        (ending) => `/${folder}/products/{{slug}}/primary.${ending}`,
      ),
    ],
    sortable_fields: { fields: ['slug', 'name', 'price', 'order'], default: { field: 'slug' } },
    view_filters: [
      { label: 'On offer', field: 'oldPrice', empty: false },
      { label: 'Out of stock', field: 'availability', eq: 'out of stock' },
    ],
    view_groups: [{ label: 'Category', field: 'category' }],
    // Beside the product's file.
    media_folder: '',
    public_folder: '',
    slug: {
      // Hindi letters leave nothing.
      template: `${next}-{{name | slugify | default('product')}}`,
      editable: ['create'],
      hint: 'The number, which no other product has, and the name, as in 12-green-tea: they are the product’s address.',
      pattern: [
        `^(?!0*(?:${numbers.join('|')})-)0*[1-9]\\d{0,8}(?:-[a-z0-9]+)+$`,
        'must begin with a number that no product has, as in 12-green-tea, in small letters, digits and dashes',
      ],
    },
    fields: withDay(fieldsOf(productSchema, own)),
  };
}
