import * as z from 'zod';
import { capital } from '#catalogue/capital.ts';

/** What a field is beside its rule. The desk's forms, editors and the comments of new files are made of it. */
export type Field = {
  /** What the desk calls it. */
  readonly label?: string;
  /** Completes "add …" where it is missing. */
  readonly about?: string | undefined;
  /** What the desk and a comment say of it, if not `about`. */
  readonly help?: string | undefined;
  readonly form?: Form;
  readonly rule?: FieldRule;
  /** Whether people read it: only these fields are translated. */
  readonly isText?: boolean;
  /** Whether the desk asks for it, if that does not follow from the schema. */
  readonly isAsked?: boolean;
  /** Whether the desk writes it, and shows it to nobody; `isGiven`, in a file people write it too. */
  readonly isHidden?: boolean;
  readonly isGiven?: boolean;
  /** Of a group that may be written as one text: which of its fields that is. */
  readonly orText?: string;
  /** What people write beside it by mistake, and what to do in its place: the end of a sentence. */
  readonly insteadOf?: Readonly<Record<string, string>>;
};

/** How an owner fills it in. */
export type Form =
  | {
      readonly type: 'text';
      readonly most?: number;
      /** What it must be like, and what is wrong if it is not. */
      readonly pattern?: readonly [pattern: string, problem: string];
    }
  | {
      readonly type: 'number';
      readonly least: number;
      readonly most: number;
      readonly isInteger: boolean;
    }
  | { readonly type: 'choice'; readonly choices: Readonly<Record<string, string>> }
  | { readonly type: 'availability' | 'yesOrNo' | 'image' | 'day' }
  /** One of the world's codes, by its name. */
  | { readonly type: 'code'; readonly of: 'region' | 'currency' }
  | { readonly type: 'colour' }
  | {
      readonly type: 'list';
      readonly least: number;
      readonly most: number;
      /** Whether each entry has one of the fields of its group. */
      readonly hasKinds?: boolean;
    };

/** What is checked together with the other files of the shop, after the file itself (`checkReferences.ts`). */
export type FieldRule =
  | {
      readonly kind:
        | 'link'
        | 'price'
        | 'ground'
        | 'cardMark'
        | 'product'
        | 'category'
        | 'payment'
        | 'state'
        | 'font'
        | 'policy'
        | 'productPicture'
        | 'profile';
    }
  | { readonly kind: 'markdown' }
  | { readonly kind: 'page' }
  | PictureSlot;

/** Width to height. */
export type Shape = readonly [width: number, height: number];

/** The shape and the least size that a picture needs. */
export type PictureSlot = {
  readonly kind: 'picture';
  /** Without it, a picture has any shape. */
  readonly shape?: Shape;
  readonly leastWidth: number;
};

/** By schema; what is made of a schema with `.refine` has the same. */
export const fields = z.registry<Field>();

/** The same field, of which more or something else is known. */
export function describeField<Schema extends z.ZodType>(schema: Schema, more: Field): Schema {
  const same = schema.clone(undefined, { parent: true });
  fields.add(same, { ...fields.get(schema), ...more });
  return same;
}

/** The schema of what an owner writes, without `.optional()`, `.default()` and what is read before it. */
export function writtenOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return writtenOf(schema.unwrap() as z.ZodType);
  const isRead = schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform;
  return isRead ? writtenOf(schema.out as z.ZodType) : schema;
}

/** What a field is for, as sentences; nothing for a group that says it by its label. */
export function helpOf(schema: z.ZodType): string | undefined {
  const { about, help, rule } = fields.get(writtenOf(schema)) ?? {};
  if (help !== undefined || about === undefined) return help;
  const size = rule?.kind === 'picture' ? `, ${sayPictureSize(rule)}` : '';
  return `${capital(about)}${size}.`;
}

/** What a picture is best like. */
export function sayPictureSize({ shape, leastWidth }: PictureSlot): string {
  const shaped = shape ? `best ${shape[0]} : ${shape[1]} and ` : 'best ';
  return `${shaped}at least ${leastWidth} px wide`;
}

/** What the desk calls a field. */
export function labelOf(schema: z.ZodType): string {
  return fields.get(writtenOf(schema))?.label ?? '';
}
