import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayOf } from '#ordering/day.ts';
import type { Path, Problem } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { openFile, pathsOf, valueAt } from '#reader/kinds/checkFile.ts';

/** What a field has to be like; without a condition, it must be there. Patterns are of texts, also of a group's. */
export type Rule = {
  readonly field: string;
  /** It is wrong without this pattern, with it, or if it is more than another field. */
  readonly lacks?: string;
  readonly matches?: string;
  readonly above?: string;
  /** It is wrong if the day at its end is over, or more than a year away. */
  readonly day?: 'over' | 'far';
  /** Looked at only where other fields have these patterns. */
  readonly when?: Readonly<Record<string, string>>;
  /** The end of a sentence that begins with the field. */
  readonly says: string;
};

/** Where a rule is broken, and what it says. */
export function findBroken(rule: Rule, subject: unknown): readonly (readonly [Path, string])[] {
  const places = rule.field.includes('*')
    ? pathsOf(subject).filter(({ path }) => patternOf(rule.field).test(path.join('.')))
    : [{ path: rule.field.split('.') }];
  return places
    .filter(({ path }) => isBroken(rule, path, subject))
    .map(({ path }) => [path, rule.says.replaceAll('{value}', textAt(subject, path))]);
}

function patternOf(field: string): RegExp {
  const pattern = field
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\*+/g, (any) => (any === '*' ? String.raw`\d+` : '.*'));
  return new RegExp(`^${pattern}$`);
}

function isBroken({ lacks, matches, above, day, when = {} }: Rule, at: Path, subject: unknown) {
  const has = (path: Path, pattern: string) =>
    new RegExp(pattern, 'isu').test(textAt(subject, path));
  const placeOf = (field: string) =>
    field.startsWith('.') ? [...at.slice(0, -1), field.slice(1)] : field.split('.');
  if (!Object.entries(when).every(([field, pattern]) => has(placeOf(field), pattern))) return false;
  if (above !== undefined)
    return numberAt(subject, at) > (numberAt(subject, placeOf(above)) || Infinity);
  if (day !== undefined && !isDay(day, textAt(subject, at).slice(-'2026-12-31'.length)))
    return false;
  if (matches !== undefined) return has(at, matches);
  return day !== undefined || !has(at, lacks ?? '.');
}

function isDay(wanted: 'over' | 'far', day: string): boolean {
  const today = dayOf(Date.now());
  if (day === '') return false;
  return wanted === 'over'
    ? day < today
    : day > `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

function textAt(subject: unknown, path: Path): string {
  const value = valueAt(subject, path) ?? '';
  return (typeof value === 'string' ? value : JSON.stringify(value)).normalize();
}

const numberAt = (subject: unknown, path: Path) => Number(textAt(subject, path));

type Table = Readonly<Record<'settings' | 'products' | 'all', readonly Rule[]>>;

const table = parse(readFileSync(join(import.meta.dirname, 'hints.yaml'), 'utf8')) as Table;

/** What the rules of `hints.yaml` say of what is written in the files. */
export function findByRules(files: ShopFiles): readonly Problem[] {
  return files.names
    .filter((name) => /\.(?:ya?ml|md)$/.test(name))
    .flatMap((name) => {
      const file = openFile(files, name);
      const rules = [
        ...(name.startsWith('settings/') ? table.settings : []),
        ...(/^products\/[^/]+\/product\.yaml$/.test(name) ? table.products : []),
        ...table.all,
      ];
      return rules.flatMap((rule) =>
        findBroken(rule, file.content).map(([path, says]) => file.problem(path, says)),
      );
    });
}
