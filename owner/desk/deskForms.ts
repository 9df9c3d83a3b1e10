import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { openFile } from '#reader/kinds/checkFile.ts';
import { capital } from '#catalogue/capital.ts';
import { formatName } from './fileFormats.ts';
import { type Known, fieldsOf } from './formFields.ts';
import { helpOf, labelOf } from '#reader/kinds/field.ts';
import { languageOf } from '#reader/messages/languageRecord.ts';
import { openProducts } from '#reader/read/products/products.ts';
import { pageSchema } from '#reader/fields/ownPage.ts';
import { productSchema } from '#reader/fields/product.ts';
import { type FileName, schemas } from '#reader/fields/schema.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';

/** The files that are one form each, in the order of the list, with icons (of Material Symbols). */
const icons = {
  'settings/shop': 'storefront',
  'settings/orders': 'shopping_bag',
  'settings/delivery': 'local_shipping',
  'settings/holidays': 'event',
  'settings/range': 'category',
  'settings/tax': 'gavel',
  'settings/menu': 'menu',
  home: 'home',
  about: 'groups',
  contact: 'mail',
  help: 'help',
  words: 'notes',
  policies: 'handshake',
  theme: 'palette',
  'settings/technical': 'tune',
} satisfies Record<FileName, string>;

/** What is read of the files as they are written: the desk must open while they are wrong too. */
type Written = {
  readonly language?: string;
  readonly languages?: readonly string[];
  readonly editor?: { readonly repository?: string; readonly branch?: string };
  readonly name?: string;
  readonly sizes?: readonly { readonly number: string; readonly label: string }[];
  readonly grounds?: object;
};

const open = (files: ShopFiles, name: string): Written =>
  Object(files.names.includes(name) ? openFile(files, name).content : {});

/** More of a photo no screen shows. */
export const largestPhoto = { width: 2400, height: 2400 };

/** A phone's photo, also HEIC, becomes a file that browsers show. */
const photos = {
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 90, ...largestPhoto } },
};

/** The configuration of the CMS for a shop's folder (SPEC 19.1). */
export function describeDesk(files: ShopFiles) {
  const { folder } = files;
  const { language = 'en', languages = [] } = open(files, 'settings/menu.yaml');
  const { editor } = open(files, 'settings/technical.yaml');
  const own = languageOf(language);
  const known: Known = { own, choices: choicesOf(files) };
  return {
    load_config_file: false,
    app_title: open(files, 'settings/shop.yaml').name ?? 'The desk',
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
      locales: [...new Set([own, ...languages])],
      default_locale: own,
      omit_default_locale_from_file_path: true,
      // A new entry has the file of another language once somebody writes in it.
      initial_locales: 'default',
    },
    output: { omit_empty_optional_fields: true },
    // The names of folders and of pictures.
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    show_preview_links: false,
    collections: inWordsOf(own, [
      describeProducts(files, known),
      describePages(folder, known),
    ] as const),
    singletons: inWordsOf(own, describeFiles(folder, known)),
  };
}

/** The forms of the files that are there once: the settings first, the technical ones last. */
function describeFiles(folder: string, known: Known) {
  return Object.entries(icons).map(([path, icon]) => {
    const schema = schemas[path as FileName];
    const fields = fieldsOf(schema, known);
    const i18n = fields.some((field) => field.i18n);
    return {
      name: path.replace('settings/', ''),
      label: labelOf(schema),
      icon,
      format: formatName(path),
      i18n,
      file: `${folder}/${i18n ? '{{locale}}/' : ''}${path}.yaml`,
      fields,
    };
  });
}

/** What a form may choose from: products and their sizes by their numbers, and colours behind pictures. */
function choicesOf(files: ShopFiles): Known['choices'] {
  const products = openProducts(files, undefined).products.flatMap(({ id, file: { content } }) => {
    const { name = '', sizes = [] } = Object(content) as Written;
    const others = Array.isArray(sizes) ? sizes.filter(({ number }) => number !== String(id)) : [];
    return [
      [id, `${name} (${id})`],
      ...others.map(({ number, label }) => [number, `${name}, ${label} (${number})`]),
    ] as const;
  });
  const grounds = Object.keys(open(files, 'theme.yaml').grounds ?? {});
  return {
    product: Object.fromEntries(products),
    ground: Object.fromEntries(grounds.map((name) => [name, capital(name)])),
  };
}

/** What of a form people read. */
const read = new Set(['label', 'label_singular', 'hint', 'description']);

/** The same forms in another language, as far as it has their words; what it lacks is English (SPEC 19.14). */
function inWordsOf<Forms>(language: string, forms: Forms): Forms {
  const file = join(import.meta.dirname, 'words', `${language}.yaml`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const words = parse(text) as Record<string, string>;
  const say = (name: string, value: unknown) =>
    typeof value === 'string' && read.has(name) ? (words[value] ?? value) : value;
  return JSON.parse(JSON.stringify(forms, say)) as Forms;
}

/** What the shop's Markdown knows. */
const buttons =
  'bold italic link heading-two heading-three bulleted-list numbered-list quote'.split(' ');

/** A page is a Markdown file, whose text the CMS calls its body. */
function describePages(folder: string, known: Known) {
  const { text, ...head } = pageSchema.shape;
  return {
    name: 'pages',
    label: 'Pages',
    label_singular: 'Page',
    icon: 'article',
    description:
      'Pages of your own, such as sizes, care or shipping. A link to a product that has a paragraph of its own becomes its card.',
    folder: `${folder}/{{locale}}/pages`,
    // The CMS takes no other names for Markdown.
    format: 'page-frontmatter',
    extension: 'md',
    i18n: true,
    identifier_field: 'title',
    summary: '{{title}}',
    slug: { template: "{{title | slugify | default('page')}}", editable: ['create'] },
    fields: [
      ...fieldsOf(z.object(head), known),
      {
        name: 'body',
        label: 'Text',
        widget: 'markdown',
        i18n: true,
        required: [known.own],
        hint: helpOf(text) ?? '',
        buttons,
        editor_components: ['image'],
      },
    ],
  };
}

function describeProducts(files: ShopFiles, known: Known) {
  const { folder } = files;
  const { products } = openProducts(files, undefined);
  const numbers = products.flatMap((product) => product.numbers);
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
      "{{name}} {{variant}} · {{price}} · {{availability | default('in stock')}}{{stock | ternary(': ', '')}}{{stock | ternary('{{stock}}', '')}}",
    thumbnail: [
      'pictures.primary',
      ...['webp', 'jpg', 'jpeg', 'png', 'avif'].map(
        (ending) => `/${folder}/products/{{slug}}/primary.${ending}`,
      ),
    ],
    sortable_fields: {
      fields: ['slug', 'name', 'price', 'order'],
      default: { field: 'slug' },
    },
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
    fields: fieldsOf(productSchema, known),
  };
}
