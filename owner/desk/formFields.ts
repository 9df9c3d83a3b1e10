import * as z from 'zod';
import { type Form, fields, helpOf, labelOf, writtenOf } from '#reader/kinds/field.ts';
import { inForms } from './inForms.ts';

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

/** What the forms of a shop know of it. */
export type Known = {
  /** The language of its own texts: only there fields have to be filled in. */
  readonly own: string;
  /** What can be chosen, by the value that is written: products, and colours behind pictures. */
  readonly choices: Readonly<Record<'product' | 'ground', Readonly<Record<string, string>>>>;
};

/** The fields of a group, made from its schema, in its order. */
export function fieldsOf(
  { shape }: z.ZodObject,
  known: Known,
  isAsked = true,
): readonly DeskField[] {
  return Object.entries(shape).flatMap(([name, field]) =>
    withDay(fieldOf(name, field as z.ZodType, known, isAsked)),
  );
}

/** A field; in a group that may be left out, the check asks for it and not the form (SPEC 19.12). */
function fieldOf(name: string, schema: z.ZodType, known: Known, isGroupAsked: boolean): DeskField {
  const field = writtenOf(schema);
  const { isText = false, isAsked = field === schema, isHidden, isGiven } = fields.get(field) ?? {};
  if (isHidden || isGiven) return hiddenField(name, isHidden);
  const hint = hintOf(field);
  const isNeeded = isAsked && isGroupAsked;
  const widget = widgetOf(field, known, isNeeded);
  const i18n = isText || isTranslated(widget);
  return {
    name,
    label: labelOf(field),
    ...(hint && { hint }),
    required: isNeeded ? (i18n ? [known.own] : true) : false,
    i18n,
    ...widget,
    // A list may be translated in part.
    ...(i18n && widget.widget === 'list' && { min: undefined }),
  };
}

function isTranslated({ fields: own, types = [], field }: Partial<DeskField>): boolean {
  const { fields: inner = types.flatMap((type) => type.fields) } = { ...(own && { fields: own }) };
  const parts = [...inner, ...(field ? [field] : [])];
  return parts.some((part) => part.i18n && part.widget !== 'hidden');
}

/** Each language has the key of an entry, as it was read or as saving makes it (fileFormats.ts), and no other hidden field. */
const hiddenField = (name: string, i18n = false) => ({ name, widget: 'hidden', i18n });

/** Always there, also with nothing in it: with a tick of its own, all of it would be gone at one press. */
function groupWidget(parts: readonly DeskField[], isNeeded: boolean) {
  const i18n = isTranslated({ fields: parts });
  const collapsed = isNeeded ? ('auto' as const) : true;
  return { widget: 'object', required: true, collapsed, i18n, fields: parts };
}

/** Two of the choices need a day beside them (fileFormats.ts). */
function withDay(field: DeskField): readonly DeskField[] {
  if (field['options'] !== optionsOfStates) return [field];
  const day = {
    name: `${field.name}Day`,
    label: 'Which day',
    hint: 'Only with “From a day”: the first day on which it can be ordered. Or with “Few left until a day”: the last day that says so.',
    required: false,
    i18n: false,
    ...dayWidget,
  };
  return [field, day];
}

const dayWidget = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };

/** What a hint says beside the name of the field is in these words. */
const smallWords = /^(?:a|an|the|its?|of|is|what|product|product’s|shop|shop’s)$/;

/** In forms a file is known by its label; a hint that only repeats the label is none. */
function hintOf(field: z.ZodType): string | undefined {
  const { help, about = '', form } = fields.get(field) ?? {};
  const label = labelOf(field).toLowerCase();
  const said = about.replace(/,? such as .*$/, '').match(/[\p{L}’]+/gu) ?? [];
  const saysMore = said.some((word) => !smallWords.test(word) && !label.includes(word));
  if (help === undefined && !saysMore) return undefined;
  const hint = inForms(helpOf(field) ?? '');
  // A day is chosen, not typed.
  return form?.type === 'day' ? hint.replace(/, such as [\d-]+/, '') : hint;
}

type Widget = Pick<DeskField, 'widget'> & Partial<DeskField>;

function widgetOf(field: z.ZodType, known: Known, isNeeded: boolean): Widget {
  if (field instanceof z.ZodObject) return groupOf(field, known, isNeeded);
  if (field instanceof z.ZodRecord) return { widget: 'keyvalue' };
  const { form, rule } = fields.get(field) ?? {};
  const elsewhere = relations.get(rule?.kind);
  if (elsewhere) return { ...elsewhere, widget: 'relation', collection: '_singletons' };
  if (rule?.kind === 'product' || rule?.kind === 'ground')
    return chosenOf(known.choices[rule.kind]);
  if (form?.type === 'list') return listWidgetOf(field as z.ZodArray, form, known);
  return form ? leafWidgetOf(form, known) : { widget: 'string' };
}

type TextForm = Extract<Form, { type: 'text' }>;
type ListForm = Extract<Form, { type: 'list' }>;

function leafWidgetOf(form: Exclude<Form, ListForm>, known: Known): Widget {
  switch (form.type) {
    case 'image':
      return { widget: 'image', choose_url: false };
    case 'availability':
      return { widget: 'select', options: optionsOfStates };
    case 'day':
      return dayWidget;
    case 'code':
      return { widget: 'select', options: optionsOf(codesOf(form.of, known.own)) };
    case 'choice':
      return { widget: 'select', options: optionsOf(form.choices) };
    case 'yesOrNo':
      // The forms write what the shop's own files have, and read it back as a text.
      return { widget: 'select', options: optionsOf({ true: 'Yes', false: 'No' }) };
    case 'colour':
      return { widget: 'color', allowInput: true };
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
  known: Known,
): Widget {
  const entry = writtenOf(element as z.ZodType);
  if (!(entry instanceof z.ZodObject)) {
    const field = fieldOf('entry', entry, known, true);
    const { name: _, label: _label, hint: _hint, required: _required, i18n: _i18n, ...one } = field;
    return /^(?:select|relation)$/.test(field.widget)
      ? { ...one, multiple: true, min, max }
      : { widget: 'list', collapsed: true, label_singular: field['label'], min, max, field };
  }
  const { fields: parts, required: _, i18n: _i18n, ...shown } = groupOf(entry, known, true);
  const one = { ...shown, widget: 'list', label_singular: labelOf(entry), min, max };
  return hasKinds ? { ...one, ...kindsOf(parts, known.own) } : { ...one, fields: parts };
}

/** An entry has one of these fields: which one, its owner chooses when adding it (fileFormats.ts). */
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
function groupOf(group: z.ZodObject, known: Known, isNeeded: boolean) {
  const { picture, alt, title } = group.shape;
  return {
    ...groupWidget(fieldsOf(group, known, isNeeded), isNeeded),
    ...(picture && { thumbnail: 'picture' }),
    ...(picture && alt && !title && { summary: '{{fields.alt}}' }),
  };
}

/** What a file of the settings has, by the rule of the field that names it. */
const relations = new Map<string | undefined, object>([
  [
    'category',
    {
      file: 'range',
      value_field: 'categories.*.slug',
      display_fields: ['categories.*.name'],
    },
  ],
  ['state', { file: 'delivery', value_field: 'regions.list.*.name' }],
  ['payment', { file: 'orders', value_field: 'payments.*.name' }],
]);

/** The CMS opens no form with a choice of nothing, as in a shop without products. */
function chosenOf(choices: Readonly<Record<string, string>>): Widget {
  const options = optionsOf(choices);
  return options.length > 0 ? { widget: 'select', options } : { widget: 'string' };
}

function codesOf(type: 'region' | 'currency', language: string) {
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes =
    type === 'currency'
      ? Intl.supportedValuesOf('currency')
      : letters.flatMap((one) => letters.map((other) => one + other));
  const known = codes.flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [[code, name] as const];
  });
  return Object.fromEntries(
    known.toSorted(([, one], [, other]) => one.localeCompare(other, language)),
  );
}

function optionsOf(choices: Readonly<Record<string, string>>) {
  // The CMS adds a further “None” where no choice is an empty one.
  return Object.entries(choices).map(([value, label]) => ({
    label,
    value: value === 'none' ? '' : value,
  }));
}

/** Whether a product can be ordered; without a word it is in stock. */
const optionsOfStates = optionsOf({
  none: 'In stock',
  'few left': 'Few left',
  'few left until': 'Few left until a day',
  'out of stock': 'Out of stock',
  from: 'From a day',
});
