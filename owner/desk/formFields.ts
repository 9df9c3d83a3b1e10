import * as z from 'zod';
import { type Form, fields, helpOf, labelOf, writtenOf } from '#reader/kinds/field.ts';
import { schemas } from '#reader/fields/schema.ts';

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

/** The fields of a group, made from its schema; only in the shop's `own` language they have to be filled in. */
export function fieldsOf(schema: z.ZodObject, own: string): readonly DeskField[] {
  return Object.entries(schema.shape).map(([name, field]) =>
    fieldOf(name, field as z.ZodType, own),
  );
}

function fieldOf(name: string, schema: z.ZodType, own: string): DeskField {
  const field = writtenOf(schema);
  const { isText = false, isAsked = field === schema, isHidden } = fields.get(field) ?? {};
  if (isHidden) return hiddenField(name);
  const hint = hintOf(field);
  const widget = widgetOf(field, own);
  const { types = [], fields: inner = types.flatMap((type) => type.fields) } = widget;
  const parts = [...inner, ...(widget.field ? [widget.field] : [])];
  const i18n = isText || parts.some((part) => part.i18n && part.widget !== 'hidden');
  return {
    name,
    label: labelOf(field),
    ...(hint && { hint }),
    required: isAsked ? (i18n && widget.widget !== 'object' ? [own] : true) : false,
    i18n,
    ...widget,
    // A list may be translated in part.
    ...(i18n && widget.widget === 'list' && { min: undefined }),
  };
}

/** Each language keeps its own, as it was read or as saving makes it (deskYaml.ts). */
const hiddenField = (name: string) => ({ name, widget: 'hidden', required: false, i18n: true });

/** In forms a file is known by its label. */
function hintOf(field: z.ZodType): string | undefined {
  const help = helpOf(field);
  // What the label says already is a line to read on a phone.
  if (help?.replace(/^the /i, '').toLowerCase() === `${labelOf(field).toLowerCase()}.`)
    return undefined;
  return help?.replaceAll(/(\w+)\.yaml/g, (_, file: keyof typeof schemas) =>
    labelOf(schemas[file]),
  );
}

type Widget = Pick<DeskField, 'widget'> & Partial<DeskField>;

function widgetOf(field: z.ZodType, own: string): Widget {
  if (field instanceof z.ZodObject) {
    return { widget: 'object', collapsed: 'auto', ...groupOf(field, own) };
  }
  if (field instanceof z.ZodRecord) return { widget: 'keyvalue' };
  const { form, rule } = fields.get(field) ?? {};
  if (rule?.kind === 'category') return oneOfTheCategories;
  if (form?.type === 'list') return listWidgetOf(field as z.ZodArray, form, own);
  return form ? leafWidgetOf(form) : { widget: 'string' };
}

type TextForm = Extract<Form, { type: 'text' }>;
type ListForm = Extract<Form, { type: 'list' }>;

function leafWidgetOf(form: Exclude<Form, ListForm>): Widget {
  switch (form.type) {
    case 'image':
      return { widget: 'image', choose_url: false };
    case 'availability':
      return { widget: 'select', options: optionsOf(states) };
    case 'choice':
      return { widget: 'select', options: optionsOf(form.choices) };
    case 'yesOrNo':
      // The forms write what the shop's own files have, and read it back as a text.
      return { widget: 'select', options: optionsOf({ true: 'Yes', false: 'No' }) };
    case 'colour':
      return { widget: 'color', allowInput: true, enableAlpha: form.hasAlpha };
    case 'number': {
      const { least: min, most: max, isInteger } = form;
      return { widget: 'number', value_type: isInteger ? 'int' : 'float', min, max };
    }
    case 'text':
      return textWidgetOf(form);
  }
}

function textWidgetOf({ most = 0, pattern }: TextForm): Widget {
  return {
    widget: most > 200 ? 'text' : 'string',
    maxlength: most || undefined,
    // The CMS refuses a slash that is escaped.
    ...(pattern && { pattern: [pattern[0].replaceAll('\\/', '/'), pattern[1]] as const }),
  };
}

function listWidgetOf(
  { element }: z.ZodArray,
  { least: min, most: max, hasKinds = false }: ListForm,
  own: string,
): Widget {
  const entry = writtenOf(element as z.ZodType);
  const { form } = fields.get(entry) ?? {};
  if (form?.type === 'choice') {
    return { widget: 'select', multiple: true, options: optionsOf(form.choices), min, max };
  }
  const parts =
    entry instanceof z.ZodObject ? groupOf(entry, own) : { field: fieldOf('entry', entry, own) };
  const shown = hasKinds && 'fields' in parts ? kindsOf(parts.fields, own) : parts;
  return { widget: 'list', collapsed: true, label_singular: 'Entry', min, max, ...shown };
}

/** An entry has one of these fields: which one, its owner chooses when adding it (deskYaml.ts). */
function kindsOf(kinds: readonly DeskField[], own: string) {
  const [hidden, shown] = [true, false].map((isHidden) =>
    kinds.filter(({ widget }) => (widget === 'hidden') === isHidden),
  );
  const types = shown?.map((field) => {
    const { name, label } = field;
    const isTranslatedList = field.i18n && field.widget === 'list';
    const form = { ...field, required: isTranslatedList ? [own] : true, collapsed: false };
    return { name, label, widget: 'object', fields: [form, ...(hidden ?? [])] };
  });
  return { types };
}

/** A closed group shows its picture, and what the picture shows if it has no other text. */
function groupOf(group: z.ZodObject, own: string) {
  const { picture, alt, title } = group.shape;
  return {
    fields: fieldsOf(group, own),
    ...(picture && { thumbnail: 'picture' }),
    ...(picture && alt && !title && { summary: '{{fields.alt}}' }),
  };
}

/** Whether a product can be ordered: two of the choices need the day beside it (deskYaml.ts). */
const states = {
  'in stock': 'In stock',
  'few left': 'Few left',
  'few left until': 'Few left until a day',
  'out of stock': 'Out of stock',
  from: 'From a day',
};

/** The categories of the settings, by their names. */
const oneOfTheCategories = {
  widget: 'relation',
  collection: '_singletons',
  file: 'settings',
  value_field: 'categories.*.slug',
  display_fields: ['categories.*.name'],
};

function optionsOf(choices: Readonly<Record<string, string>>) {
  // The CMS adds a further “None” where no choice is an empty one.
  return Object.entries(choices).map(([value, label]) => ({
    label,
    value: value === 'none' ? '' : value,
  }));
}
