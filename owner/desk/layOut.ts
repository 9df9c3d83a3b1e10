import type { FormPart } from '#reader/fields/forms.ts';
import { isObject } from './changeText.ts';

export type Values = Readonly<Record<string, unknown>>;

/** What a field of a group is called there: `pictures_primary` for `pictures.primary`. */
export const nameInGroup = (path: string) => path.replace('.', '_');

/** A file as its form has it, with the fields of groups in these. */
export function layOut(file: Values, form: readonly FormPart[]): Values {
  let rest = file;
  const groups: Record<string, unknown> = {};
  for (const part of form) {
    if (typeof part === 'string') continue;
    const found = part.fields.flatMap((path) => {
      const value = valueOf(rest, path.split('.'));
      rest = withValue(rest, path.split('.'), undefined);
      return value === undefined ? [] : [[nameInGroup(path), value] as const];
    });
    if (found.length > 0) groups[part.name] = Object.fromEntries(found);
  }
  return { ...rest, ...groups };
}

/** The file of what a form has, its fields in the order of the form. */
export function takeOut(values: Values, form: readonly FormPart[]): Values {
  let file: Values = {};
  const left = { ...values };
  for (const part of form) {
    const paths = typeof part === 'string' ? [part] : part.fields;
    for (const path of paths) {
      const value =
        typeof part === 'string' ? values[path] : valueOf(values, [part.name, nameInGroup(path)]);
      if (value !== undefined) file = withValue(file, path.split('.'), value);
    }
    delete left[typeof part === 'string' ? part : part.name];
  }
  return { ...file, ...left };
}

function valueOf(values: unknown, [name = '', ...path]: readonly string[]): unknown {
  const value = isObject(values) ? values[name] : undefined;
  return path.length === 0 ? value : valueOf(value, path);
}

function withValue(
  values: Values,
  [name = '', ...path]: readonly string[],
  value: unknown,
): Values {
  const old = values[name];
  const inner = path.length > 0 ? withValue(isObject(old) ? old : {}, path, value) : value;
  const isGone = inner === undefined || (isObject(inner) && Object.keys(inner).length === 0);
  const { [name]: _, ...others } = values;
  if (isGone && (path.length > 0 || value === undefined)) return others;
  return name in values ? { ...values, [name]: inner } : { ...others, [name]: inner };
}

/** A field of a form, as far as its place matters. */
export type Placed = {
  readonly name: string;
  readonly fields?: readonly Placed[] | undefined;
  readonly types?: readonly { readonly fields?: readonly Placed[] | undefined }[] | undefined;
};

/** The values in the order of the form's fields: the CMS hands them over by the letters of their names. */
export function inOrder(values: unknown, fields: readonly Placed[] = []): unknown {
  if (Array.isArray(values)) return values.map((value) => inOrder(value, fields));
  if (!isObject(values)) return values;
  const names = [...fields.map(({ name }) => name), ...Object.keys(values)];
  const parts = [...new Set(names)].flatMap((name) => {
    const own = fields.find((field) => field.name === name);
    const inner = own?.fields ?? own?.types?.flatMap((type) => type.fields ?? []);
    return name in values ? [[name, inOrder(values[name], inner)]] : [];
  });
  return Object.fromEntries(parts);
}
