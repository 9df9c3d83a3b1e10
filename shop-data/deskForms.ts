import * as z from 'zod';
import { openFile } from './checkFile.ts';
import { productFolders, readFolderName } from './readProducts.ts';
import { type FieldRule, fieldRules, productSchema, schemas, texts } from './schema.ts';
import type { ShopFiles } from './shopFiles.ts';

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
    label: labelOf(name),
    ...(node.description && { hint: node.description }),
    ...(!isRequired && { required: false }),
    i18n: hasText(node),
    ...widgetOf(node),
  };
}

type Widget = Pick<DeskField, 'widget'> & Partial<DeskField>;

function widgetOf(node: Node): Widget {
  const { enum: values, items, written } = node;
  if (node.properties) return { widget: 'object', fields: groupFields(node), collapsed: 'auto' };
  if (node.additionalProperties) return { widget: 'keyvalue' };
  if (items) return listWidgetOf(node, items as Node);
  if (node.rule?.kind.endsWith('icture')) return { widget: 'image', choose_url: false };
  if (values) return { widget: 'select', options: values };
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
  const limits = { min, max };
  if (entry.enum) return { widget: 'select', multiple: true, options: entry.enum, ...limits };
  return entry.properties
    ? { widget: 'list', fields: groupFields(entry), collapsed: true, ...limits }
    : { widget: 'list', field: fieldOf('entry', entry, true), ...limits };
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

/** The forms write what the shop's own files have, and read it back as a text. */
const yesAndNo = [
  { label: 'Yes', value: 'true' },
  { label: 'No', value: 'false' },
];

function hasText(node: Node): boolean {
  const parts = [...Object.values(node.properties ?? {}), node.items ?? []].flat() as Node[];
  return node.isText === true || parts.some(hasText);
}

/** `oldPrice` is shown as “Old price”. */
function labelOf(name: string): string {
  const words = name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
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
  transformations: { raster_image: { format: 'webp', quality: 90, width: 2700, height: 3600 } },
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
      repo: editor?.repository ?? 'name/shop',
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
    editor: { preview: false },
    show_preview_links: false,
    collections: [describeProducts(folder, productFolders(files))] as const,
    singletons: Object.entries(schemas).map(([name, schema]) => {
      const fields = fieldsOf(schema);
      const isTranslated = fields.some(({ i18n }) => i18n);
      return {
        name,
        label: labelOf(name),
        format: 'plain',
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
    folder: `${folder}/{{locale}}/products`,
    path: '{{slug}}/product',
    format: 'plain',
    extension: 'yaml',
    i18n: true,
    identifier_field: 'name',
    summary: '{{name}} {{variant}}',
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
