import * as z from 'zod';
import { type Form, fields, helpOf, labelOf, writtenOf } from '#reader/kinds/field.ts';
import { inForms } from './deskProblem.ts';

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
  return Object.entries(shape).flatMap(([name, schema]) => {
    const field = fieldOf(name, schema as z.ZodType, known, isAsked);
    return field['options'] === states['options'] ? [field, dayOfState] : [field];
  });
}

/** A field; in a group that may be left out, the check asks for it and not the form (SPEC 19.12). */
function fieldOf(name: string, schema: z.ZodType, known: Known, isGroupAsked: boolean): DeskField {
  const field = writtenOf(schema);
  const { isText = false, isAsked = field === schema, isHidden, isGiven } = fields.get(field) ?? {};
  // Each language has the key of an entry, as it was read or as saving makes it (fileFormats.ts), and no other hidden field.
  if (isHidden || isGiven) return { name, widget: 'hidden', i18n: isHidden === true };
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

function isTranslated({ fields: own = [], types = [], field }: Partial<DeskField>): boolean {
  const parts = [...own, ...types.flatMap((type) => type.fields), ...(field ? [field] : [])];
  return parts.some((part) => part.i18n && part.widget !== 'hidden');
}

const dayWidget = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };

/** Two of the choices need a day beside them (fileFormats.ts). */
const dayOfState = {
  name: 'availabilityDay',
  label: 'Which day',
  hint: 'Only with “From a day”: the first day on which it can be ordered. Or with “Few left until a day”: the last day that says so.',
  required: false,
  i18n: false,
  ...dayWidget,
};

/** In forms a file is known by its label; a hint that only repeats the label is none. */
function hintOf(field: z.ZodType): string | undefined {
  const hint = inForms(helpOf(field) ?? '');
  const said = hint.toLowerCase().replace(/(?:,? such as .*|\.)$/, '');
  if (
    labelOf(field)
      .toLowerCase()
      .includes(said.replace(/^(?:an?|its|the) (?:\w+’s )?/, ''))
  )
    return undefined;
  // A day is chosen, not typed.
  return fields.get(field)?.form?.type === 'day' ? hint.replace(/, such as [\d-]+/, '') : hint;
}

type Widget = Pick<DeskField, 'widget'> & Partial<DeskField>;

function widgetOf(field: z.ZodType, known: Known, isNeeded: boolean): Widget {
  if (field instanceof z.ZodObject) return groupOf(field, known, isNeeded);
  if (field instanceof z.ZodRecord) return { widget: 'keyvalue' };
  const { form, rule: { kind = '' } = {} } = fields.get(field) ?? {};
  const elsewhere = relations[kind];
  if (elsewhere) return { ...elsewhere, widget: 'relation', collection: '_singletons' };
  const choices = kind === 'product' || kind === 'ground' ? known.choices[kind] : {};
  // The CMS opens no form with a choice of nothing, as in a shop without products.
  if (Object.keys(choices).length > 0) return chosenOf(choices);
  if (form?.type === 'list') return listWidgetOf(field as z.ZodArray, form, known);
  return form ? leafWidgetOf(form, known) : { widget: 'string' };
}

type ListForm = Extract<Form, { type: 'list' }>;

function leafWidgetOf(form: Exclude<Form, ListForm>, known: Known): Widget {
  switch (form.type) {
    case 'image':
      return { widget: 'image', choose_url: false };
    case 'availability':
      return states;
    case 'day':
      return dayWidget;
    case 'code':
      return chosenOf(codesOf(form.of, known.own));
    case 'choice':
      return chosenOf(form.choices);
    case 'yesOrNo':
      // The forms write what the shop's own files have, and read it back as a text.
      return chosenOf({ true: 'Yes', false: 'No' });
    case 'colour':
      return { widget: 'color', allowInput: true };
    case 'number': {
      const { least: min, most: max, isInteger } = form;
      return { widget: 'number', value_type: isInteger ? 'int' : 'float', min, max };
    }
    case 'text': {
      const { most = 0, pattern } = form;
      return {
        widget: most > 200 ? 'text' : 'string',
        maxlength: most || undefined,
        // The CMS refuses a slash that is escaped.
        ...(pattern && { pattern: [pattern[0].replaceAll('\\/', '/'), pattern[1]] }),
      };
    }
  }
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
  const hidden = kinds.filter(({ widget }) => widget === 'hidden');
  const shown = kinds.filter((kind) => !hidden.includes(kind));
  const types = shown.map((field) => {
    const { name, label } = field;
    const isTranslatedList = field.i18n && field.widget === 'list';
    const form = { ...field, required: isTranslatedList ? [own] : true, collapsed: false };
    return { name, label, widget: 'object', fields: [form, ...hidden] };
  });
  return { types };
}

/**
 * A group is always there, also with nothing in it: with a tick of its own, all of it would be gone at one press.
 * A closed one shows its picture, and what the picture shows if it has no other text.
 */
function groupOf(group: z.ZodObject, known: Known, isNeeded: boolean) {
  const { picture, alt, title } = group.shape;
  const parts = fieldsOf(group, known, isNeeded);
  return {
    widget: 'object',
    required: true,
    collapsed: isNeeded ? ('auto' as const) : true,
    i18n: isTranslated({ fields: parts }),
    fields: parts,
    ...(picture && { thumbnail: 'picture' }),
    ...(picture && alt && !title && { summary: '{{fields.alt}}' }),
  };
}

/** What a file of the settings has, by the rule of the field that names it. */
const relations: Readonly<Record<string, object>> = {
  category: {
    file: 'range',
    value_field: 'categories.*.slug',
    display_fields: ['categories.*.name'],
  },
  state: { file: 'delivery', value_field: 'regions.list.*.name' },
  payment: { file: 'orders', value_field: 'payments.*.name' },
};

function codesOf(type: 'region' | 'currency', language: string) {
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes =
    type === 'currency'
      ? Intl.supportedValuesOf('currency')
      : letters.flatMap((one) => letters.map((other) => one + other));
  const known = codes.map((code) => [code, names.of(code) ?? ''] as const);
  return Object.fromEntries(
    known
      .filter(([, name]) => name !== '')
      .toSorted(([, one], [, other]) => one.localeCompare(other, language)),
  );
}

function chosenOf(choices: Readonly<Record<string, string>>): Widget {
  // The CMS adds a further “None” where no choice is an empty one.
  const options = Object.entries(choices).map(([value, label]) => ({
    label,
    value: value === 'none' ? '' : value,
  }));
  return { widget: 'select', options };
}

/** Whether a product can be ordered; without a word it is in stock. */
const states = chosenOf({
  none: 'In stock',
  'few left': 'Few left',
  'few left until': 'Few left until a day',
  'out of stock': 'Out of stock',
  from: 'From a day',
});
