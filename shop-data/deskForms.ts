import { basename } from 'node:path';
import * as z from 'zod';
import { openFile } from './checkFile.ts';
import { fileLabels, labelOf, sentenceOf } from './deskLabels.ts';
import { productFolders, readFolderName } from './readProducts.ts';
import { type FieldRule, fieldRules, productSchema, schemas, texts } from './schema.ts';
import type { ShopFiles } from './shopFiles.ts';
import { sayPictureSize } from './shopPictures.ts';

/** A field of a form, as the CMS describes it. */
export type DeskField = {
  readonly name: string;
  readonly widget: string;
  readonly i18n: boolean;
  readonly fields?: readonly DeskField[];
  readonly field?: DeskField;
  readonly pattern?: readonly [pattern: string, problem: string | undefined] | undefined;
} & Readonly<Record<string, unknown>>;

type Node = z.core.JSONSchema.JSONSchema & {
  isText?: boolean;
  rule?: FieldRule | undefined;
  problem?: string | undefined;
  written?: Node;
};

/** The fields of a file, made from its schema: an editor sees the same names, descriptions and limits. */
function fieldsOf(schema: z.ZodType): readonly DeskField[] {
  return groupFields(describe(schema, 'input'));
}

function describe(schema: z.ZodType, io: 'input' | 'output'): Node {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const node = jsonSchema as Node;
      const field = zodSchema as unknown as z.ZodType;
      node.isText ??= texts.has(field);
      node.rule ??= fieldRules.get(field);
      if (node.pattern) node.problem ??= sayPattern(field);
      if (field instanceof z.ZodPipe && io === 'input') node.written = describe(field, 'output');
    },
  });
}

/** What the schema says of a text that does not match its pattern. */
function sayPattern(schema: z.ZodType): string | undefined {
  return schema.safeParse(' ').error?.issues[0]?.message.replace(/^.*?, but /, '');
}

function groupFields({ properties = {}, required = [] }: Node): readonly DeskField[] {
  return Object.entries(properties).map(([name, node]) =>
    fieldOf(name, node as Node, required.includes(name)),
  );
}

function fieldOf(name: string, node: Node, isRequired: boolean): DeskField {
  return {
    name,
    label: node.title ?? labelOf(name),
    ...(node.description && { hint: sayHelp(node.description, node.rule) }),
    ...(!isRequired && !hasPhotos(node) && { required: false }),
    i18n: hasText(node),
    ...widgetOf(node),
  };
}

type Widget = Pick<DeskField, 'widget'> & Partial<DeskField>;

/** The group of a product's photos, which is always open: each product needs one. */
function hasPhotos({ properties = {} }: Node): boolean {
  return Object.values(properties).some((node) => (node as Node).rule?.kind === 'productPicture');
}

/** A picture's help also says the size that it needs. */
function sayHelp(description: string, rule: FieldRule | undefined): string {
  const size = rule?.kind === 'picture' ? `, ${sayPictureSize(rule)}` : '';
  const inForms = description.replaceAll(
    /(\w+)\.yaml/g,
    (_, file: keyof typeof fileLabels) => fileLabels[file][0],
  );
  return `${sentenceOf(inForms)}${size}.`;
}

function widgetOf(node: Node): Widget {
  const { enum: values, items, written } = node;
  if (node.properties) return { widget: 'object', collapsed: 'auto', ...groupOf(node) };
  if (node.additionalProperties) return { widget: 'keyvalue' };
  if (items) return listWidgetOf(node, items as Node);
  if (node.rule?.kind.endsWith('icture')) return { widget: 'image', choose_url: false };
  if (node.rule?.kind === 'category') return oneOfTheCategories;
  if (values) return { widget: 'select', options: values.map(choiceOf) };
  if (written?.type === 'boolean') return { widget: 'select', options: yesAndNo };
  if (written?.minimum !== undefined) {
    return {
      widget: 'number',
      value_type: node.pattern?.includes('.') ? 'float' : 'int',
      min: written.minimum,
      max: written.maximum,
    };
  }
  return textWidgetOf(node);
}

function listWidgetOf({ minItems: min, maxItems: max }: Node, entry: Node): Widget {
  if (entry.enum) {
    return { widget: 'select', multiple: true, options: entry.enum.map(choiceOf), min, max };
  }
  const own = entry.properties ? groupOf(entry) : { field: fieldOf('entry', entry, true) };
  return { widget: 'list', collapsed: true, label_singular: 'Entry', min, max, ...own };
}

function textWidgetOf(node: Node): Widget {
  if (node.pattern?.startsWith('^#')) {
    return { widget: 'color', allowInput: true, enableAlpha: node.pattern.endsWith('?$') };
  }
  return {
    widget: (node.maxLength ?? 0) > 100 ? 'text' : 'string',
    maxlength: node.maxLength,
    // The CMS refuses a slash that is escaped.
    ...(node.pattern && { pattern: [node.pattern.replaceAll('\\/', '/'), node.problem] as const }),
  };
}

/** A closed group shows its picture, and what the picture shows if it has no other text. */
function groupOf(node: Node) {
  const fields = groupFields(node);
  const has = (name: string) => fields.some((field) => field.name === name);
  return {
    fields,
    ...(has('picture') && { thumbnail: 'picture' }),
    ...(has('picture') && has('alt') && !has('title') && { summary: '{{fields.alt}}' }),
  };
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
  return { label: labelOf(String(value)), value };
}

/** The forms write what the shop's own files have, and read it back as a text. */
const yesAndNo = [
  { label: 'Yes', value: 'true' },
  { label: 'No', value: 'false' },
];

function hasText(node: Node): boolean {
  const parts = [...Object.values(node.properties ?? {}), node.items ?? []].flat() as Node[];
  return node.isText === true || parts.some(hasText);
}

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
  const [own] = language.split('-');
  const locales = [own, ...languages.filter((code) => code !== own)];
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
    collections: [describeProducts(folder, productFolders(files))] as const,
    singletons: Object.entries(fileLabels).map(([name, [label, icon]]) => {
      const fields = fieldsOf(schemas[name as keyof typeof schemas]);
      const isTranslated = fields.some(({ i18n }) => i18n);
      return {
        name,
        label,
        icon,
        format: 'page',
        i18n: isTranslated,
        file: `${folder}/${isTranslated ? '{{locale}}/' : ''}${name}.yaml`,
        fields,
      };
    }),
  };
}

function describeProducts(folder: string, folders: readonly string[]) {
  const numbers = folders.flatMap((name) => readFolderName(name)?.id ?? []);
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
    summary: '{{name}} {{variant}}',
    thumbnail: [
      'pictures.primary',
      ...['webp', 'jpg', 'jpeg', 'png', 'avif'].map(
        (ending) => `/${folder}/products/{{slug}}/primary.${ending}`,
      ),
    ],
    view_filters: [
      { label: 'On offer', field: 'oldPrice', empty: false },
      { label: 'Out of stock', field: 'availability', eq: 'out of stock' },
    ],
    view_groups: [{ label: 'Category', field: 'category' }],
    // Beside the product's file.
    media_folder: '',
    public_folder: '',
    slug: {
      template: `${next}-{{name}}`,
      editable: ['create'],
      hint: 'The number, which no other product has, and the name, as in 12-green-tea: they are the product’s address.',
      pattern: [
        `^(?!0*(?:${numbers.join('|')})-)0*[1-9]\\d{0,8}(?:-[a-z0-9]+)+$`,
        'must begin with a number that no product has, as in 12-green-tea, in small letters, digits and dashes',
      ],
    },
    fields: fieldsOf(productSchema),
  };
}
