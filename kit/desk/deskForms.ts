import { basename } from 'node:path';
import * as z from 'zod';
import { openFile } from '#shop-data/read/checkFile.ts';
import { fileLabels, helpOf, labelOf } from './deskLabels.ts';
import { fieldRules, group, texts } from '#shop-data/fields/fieldTypes.ts';
import { openProducts } from '#shop-data/read/readProducts.ts';
import { pageSchema } from '#shop-data/fields/ownPage.ts';
import { productSchema } from '#shop-data/fields/product.ts';
import { schemas } from '#shop-data/fields/schema.ts';
import type { ShopFiles } from '#shop-data/read/shopFiles.ts';
import { numbersOfSizes } from '#shop-data/read/sizes.ts';
import { sayPictureSize } from '#shop-data/read/shopPictures.ts';

/** A field of a form, as the CMS describes it. */
export type DeskField = {
  readonly name: string;
  readonly widget: string;
  readonly i18n: boolean;
  readonly required?: boolean | readonly string[];
  readonly fields?: readonly DeskField[];
  readonly field?: DeskField;
  /** The kinds of entries of a list. */
  readonly types?: readonly { readonly fields: readonly DeskField[] }[];
  readonly pattern?: readonly [pattern: string, problem: string | undefined] | undefined;
} & Readonly<Record<string, unknown>>;

/** The fields of a file, made from its schema; only in the shop's `own` language they have to be filled in. */
function fieldsOf(schema: z.ZodObject, path: string, own: string): readonly DeskField[] {
  return Object.entries(schema.shape).map(([name, field]) =>
    fieldOf(name, field as z.ZodType, `${path}.${name}`, own),
  );
}

function fieldOf(name: string, schema: z.ZodType, path: string, own: string): DeskField {
  let field = schema;
  while (field instanceof z.ZodOptional || field instanceof z.ZodDefault) {
    field = field.unwrap() as z.ZodType;
  }
  const description = field.description ?? writtenOf(field).description;
  const rule = fieldRules.get(field);
  const size = rule?.kind === 'picture' ? `, ${sayPictureSize(rule)}` : '';
  const help = helpOf(path, description, size);
  const widget = widgetOf(field, path, own);
  const { types = [], fields = types.flatMap((type) => type.fields) } = widget;
  const parts = [...fields, ...(widget.field ? [widget.field] : [])];
  const i18n = texts.has(field) || parts.some((part) => part.i18n);
  // The group of a product's photos is always open: each product needs one.
  const isOptional = field !== schema && path !== 'product.pictures';
  return {
    name,
    label: labelOf(path),
    ...(help && { hint: help }),
    required: isOptional ? false : i18n && parts.length === 0 ? [own] : true,
    i18n,
    ...widget,
  };
}

type Widget = Pick<DeskField, 'widget'> & Partial<DeskField>;

/** The schema of what an owner writes, before it becomes a number or a picture. */
function writtenOf(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodPipe ? writtenOf(field.in as z.ZodType) : field;
}

function widgetOf(field: z.ZodType, path: string, own: string): Widget {
  const kind = fieldRules.get(field)?.kind;
  if (field instanceof z.ZodObject) {
    return { widget: 'object', collapsed: 'auto', ...groupOf(field, path, own) };
  }
  if (field instanceof z.ZodRecord) return { widget: 'keyvalue' };
  if (field instanceof z.ZodArray) return listWidgetOf(field, path, own);
  if (kind?.endsWith('icture')) return { widget: 'image', choose_url: false };
  if (kind === 'film') return { widget: 'file', choose_url: false };
  if (kind === 'category') return oneOfTheCategories;
  if (path === 'product.availability') return { widget: 'select', options: states.map(choiceOf) };
  if (field instanceof z.ZodEnum) return { widget: 'select', options: field.options.map(choiceOf) };
  return leafWidgetOf(field);
}

/** A number, an answer, a colour or a text. */
function leafWidgetOf(field: z.ZodType): Widget {
  const { pattern, maxLength = 0 } = limitsOf(writtenOf(field));
  const read = field instanceof z.ZodPipe ? field.out : undefined;
  if (read instanceof z.ZodBoolean) return { widget: 'select', options: yesAndNo };
  if (read instanceof z.ZodNumber) {
    const value_type = pattern?.includes('.') ? 'float' : 'int';
    return { widget: 'number', value_type, min: read.minValue, max: read.maxValue };
  }
  if (pattern?.startsWith('^#')) {
    return { widget: 'color', allowInput: true, enableAlpha: pattern.endsWith('?$') };
  }
  // A text that no pattern allows.
  const problem = field.safeParse('<b> {').error?.issues[0]?.message.replace(/^.*?, but /, '');
  return {
    widget: maxLength > 200 ? 'text' : 'string',
    maxlength: maxLength || undefined,
    // The CMS refuses a slash that is escaped.
    ...(pattern && { pattern: [pattern.replaceAll('\\/', '/'), problem] as const }),
  };
}

function limitsOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

function listWidgetOf(list: z.ZodArray, path: string, own: string): Widget {
  const { minItems: min, maxItems: max } = limitsOf(list);
  const entry = list.element as z.ZodType;
  if (entry instanceof z.ZodEnum) {
    return { widget: 'select', multiple: true, options: entry.options.map(choiceOf), min, max };
  }
  const parts =
    entry instanceof z.ZodObject
      ? groupOf(entry, path, own)
      : { field: fieldOf('entry', entry, `${path}.entry`, own) };
  const form = path === 'home.parts' && 'fields' in parts ? kindsOf(parts.fields) : parts;
  return { widget: 'list', collapsed: true, label_singular: 'Entry', min, max, ...form };
}

/** An entry has one of these fields: which one, its owner chooses when adding it (deskYaml.ts). */
function kindsOf(fields: readonly DeskField[]) {
  const types = fields.map((field) => {
    const { name, label } = field;
    const form = { ...field, required: true, collapsed: false };
    return { name, label, widget: 'object', fields: [form] };
  });
  return { types };
}

/** A closed group shows its picture, and what the picture shows if it has no other text. */
function groupOf(group: z.ZodObject, path: string, own: string) {
  const { picture, alt, title } = group.shape;
  return {
    fields: fieldsOf(group, path, own),
    ...(picture && { thumbnail: 'picture' }),
    ...(picture && alt && !title && { summary: '{{fields.alt}}' }),
  };
}

/** Whether a product can be had: two of the choices need the day beside it (deskYaml.ts). */
const states = ['in stock', 'few left', 'few left until', 'out of stock', 'from'];

function withDay(fields: readonly DeskField[]): readonly DeskField[] {
  const day = {
    name: 'availabilityDay',
    label: labelOf('product.availabilityDay'),
    hint: helpOf('product.availabilityDay') ?? '',
    widget: 'datetime',
    type: 'date',
    format: 'YYYY-MM-DD',
    required: false,
    i18n: false,
  };
  return fields.flatMap((field) => (field.name === 'availability' ? [field, day] : [field]));
}

/** The categories of the settings, by their names. */
const oneOfTheCategories = {
  widget: 'relation',
  collection: '_singletons',
  file: 'settings',
  value_field: 'categories.*.slug',
  display_fields: ['categories.*.name'],
};

function choiceOf(value: unknown) {
  return { label: labelOf(`choice.${String(value)}`), value };
}

/** The forms write what the shop's own files have, and read it back as a text. */
const yesAndNo = [
  { label: 'Yes', value: 'true' },
  { label: 'No', value: 'false' },
];
/** The settings as they are written: the desk must open while they are wrong too. */
type Written = {
  readonly language?: string;
  readonly languages?: readonly string[];
  readonly editor?: { readonly repository?: string; readonly branch?: string };
};

/** A phone's photo, also HEIC, becomes a file that browsers show, no wider than any screen needs. */
const photos = {
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
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
  const [own = ''] = language.split('-');
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
    collections: [describeProducts(files, own), describePages(folder, own)] as const,
    singletons: Object.entries(fileLabels).map(([name, [label, icon]]) => {
      const fields = fieldsOf(schemas[name as keyof typeof schemas], name, own);
      const isTranslated = fields.some(({ i18n }) => i18n);
      return {
        name,
        label,
        icon,
        format: 'shop-file',
        i18n: isTranslated,
        file: `${folder}/${isTranslated ? '{{locale}}/' : ''}${name}.yaml`,
        fields,
      };
    }),
  };
}

/** What the shop's Markdown knows. */
const buttons = 'bold italic link heading-two heading-three bulleted-list numbered-list'.split(' ');
const body = { name: 'body', label: 'Text', widget: 'markdown', i18n: true };

/** A page is a Markdown file, whose text the CMS calls its body. */
function describePages(folder: string, own: string) {
  const { text, ...head } = pageSchema.shape;
  const { hint = '' } = fieldOf('text', text, 'page.text', own);
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
      ...fieldsOf(group(head), 'ownPage', own),
      { ...body, required: [own], hint, buttons, editor_components: ['image'] },
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
    summary: "{{slug}} · {{name}} {{variant}} · {{price}} · {{availability | default('In stock')}}",
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
    fields: withDay(fieldsOf(productSchema, 'product', own)),
  };
}
