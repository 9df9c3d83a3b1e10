import { type FormPart, pathsOf } from '#reader/fields/forms.ts';
import { isObject } from './changeText.ts';

export type Values = Readonly<Record<string, unknown>>;

/** What a field of a group is called there: `pictures_primary` for `pictures.primary`. */
export const nameInGroup = (path: string) => path.replace('.', '_');

/** A file as its form has it, with the fields of groups in these. */
export function layOut(file: Values, form: readonly FormPart[]): Values {
  const rest = structuredClone(file) as Group;
  const groups: Group = {};
  for (const part of form) {
    if (typeof part === 'string') continue;
    if ('entries' in part) {
      changeEntries(rest, part.name, (entry) => layOut(entry, part.entries));
      continue;
    }
    for (const path of part.fields) {
      const value = take(rest, path.split('.'));
      if (value !== undefined) put(groups, [part.name, nameInGroup(path)], value);
    }
  }
  return { ...rest, ...groups };
}

/** The file of what a form has, its fields in the order of the form. */
export function takeOut(values: Values, form: readonly FormPart[]): Values {
  const left = structuredClone(values) as Group;
  const file: Group = {};
  for (const part of form) {
    const group = typeof part !== 'string' && 'fields' in part ? part.name : undefined;
    for (const path of pathsOf(part)) {
      const value = take(left, group === undefined ? [path] : [group, nameInGroup(path)]);
      if (value !== undefined) put(file, path.split('.'), value);
    }
    if (group !== undefined) delete left[group];
    else if (typeof part !== 'string' && 'entries' in part) {
      changeEntries(file, part.name, (entry) => takeOut(entry, part.entries));
    }
  }
  return { ...file, ...left };
}

type Group = Record<string, unknown>;

function changeEntries(values: Group, name: string, change: (entry: Values) => Values): void {
  const list = values[name];
  if (!Array.isArray(list)) return;
  values[name] = list.map((entry: unknown) => (isObject(entry) ? change(entry) : entry));
}

/** Takes a value out of its group, and the group out of its own if nothing else is in it. */
function take(values: Group, [name = '', ...path]: readonly string[]): unknown {
  const inner = values[name];
  if (path.length === 0) {
    delete values[name];
    return inner;
  }
  if (!isObject(inner)) return undefined;
  const value = take(inner, path);
  if (Object.keys(inner).length === 0) delete values[name];
  return value;
}

function put(values: Group, [name = '', ...path]: readonly string[], value: unknown): void {
  if (path.length === 0) values[name] = value;
  else put((values[name] ??= {}) as Group, path, value);
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
