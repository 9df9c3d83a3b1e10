import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { group, matching, number, plainText, yesOrNo } from '#reader/kinds/fieldTypes.ts';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import { hasMessages, placesOf, readOfLanguage } from './readMessages.ts';

const height = (label: string) => number(label, `the ${label.toLowerCase()}`, [1, 3], false);

/** What a language may want that others do not: `language.yaml` in its folder (SPEC 18.5). */
export const languageRecord = group('Language', {
  script: group('Letters', {
    name: plainText('Name', 'what fonts call the letters, such as devanagari', 30),
    letters: matching(
      'Which letters',
      'the letters, such as U+900-97F, U+25CC',
      /^U\+[\dA-F]+(?:-[\dA-F]+)?(?:, U\+[\dA-F]+(?:-[\dA-F]+)?)*$/,
    ),
    typed: plainText('Typed', 'letters that people type and no text has', 200).optional(),
    local: plainText('Font of devices', 'the font that most devices have for them', 60).optional(),
    lineHeights: group('Line heights', {
      least: height('Least height'),
      tight: height('Height of short lines'),
      body: height('Height of texts'),
    }).optional(),
    isJoined: yesOrNo('Joined', 'whether letters of a word are joined').optional(),
    features: plainText('Features', 'the features of the font', 200).optional(),
    featuresOfText: plainText('Of texts', 'its features that headings lack', 200).optional(),
  }).optional(),
  fontLanguage: matching(
    'Language of fonts',
    'the three letters of the language whose rules fonts use, such as hin',
    /^[a-z]{3}$/,
  ).optional(),
  fullStop: plainText('Full stop', 'the sign that ends a sentence', 2).optional(),
  hasDayPeriods: yesOrNo('Parts of the day', 'whether a time has the part of the day').optional(),
});

type LanguageRecord = z.infer<typeof languageRecord>;

/** The letters of a language that is not written in Latin ones. */
export type Script = NonNullable<LanguageRecord['script']>;

/**
 * The languages that have a folder of messages, in the software or in the shop; English is the first.
 *
 * @param names of files of a shop that is in no folder
 */
export function spokenLanguages(names: readonly string[] = []): readonly string[] {
  const inNames = names.flatMap(
    (name) => /^strings\/([a-z]{2,3})\/(?!known\.yaml$)/.exec(name)?.[1] ?? [],
  );
  const codes = placesOf('', shopFolder()).flatMap((place) =>
    (existsSync(place) ? readdirSync(place) : []).filter(
      (name) => /^[a-z]{2,3}$/.test(name) && hasMessages(join(place, name)),
    ),
  );
  return [...new Set(['en', ...[...codes, ...inNames].toSorted()])];
}

/** The language alone, such as `hi` of `hi-IN`. */
export const languageOf = (tag: string) => tag.split('-', 1).join();

/** Whether pages in a language run from right to left. */
export function isFromRight(code: string): boolean {
  const { textInfo } = new Intl.Locale(code) as Intl.Locale & { textInfo?: { direction: string } };
  return textInfo?.direction === 'rtl';
}

/** A language with the digits 0 to 9, as counts have on all pages: Marathi and Arabic have others too. */
export function latinDigits(language: string): string {
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
  return numberingSystem === 'latn' ? language : `${language}-u-nu-latn`;
}

/** A language as people call it in English, such as Hindi. */
export function nameInEnglish(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}

/** What a language wants. */
export const recordOf = (code: string): LanguageRecord =>
  readOfLanguage(`${code}/language.yaml`, languageRecord) ?? {};

/** The letters of a language: those of its record, or of one that has the same. */
export function scriptOf(language: string): Script | undefined {
  const own = isoScript(language);
  return spokenLanguages()
    .toSorted((one, other) => Number(language.startsWith(other)) - Number(language.startsWith(one)))
    .filter((code) => isoScript(code) === own)
    .flatMap((code) => recordOf(code).script ?? [])[0];
}

/** The names of all letters that a theme may have a font of. */
export function scriptNames(): readonly string[] {
  return [...new Set(spokenLanguages().flatMap((code) => recordOf(code).script?.name ?? []))];
}

/** What `known.yaml` in a language's folder says: its words by the English ones. */
export const knownWords = z.record(z.string(), z.string());

const knownTexts = new Map<string, z.infer<typeof knownWords>>();

/**
 * What a new shop begins with, such as its menu, states and ways to pay, in another language: nobody has to
 * translate it (SPEC 18.20).
 */
export function knownText(code: string, file: string, original: unknown): string | undefined {
  // A product's name and a page of the owner's are none of it, whatever they are called.
  if (/^(?:products|pages)\//.test(file)) return undefined;
  const key = `${shopFolder()} ${code}`;
  const known = knownTexts.get(key) ?? readOfLanguage(`${code}/known.yaml`, knownWords) ?? {};
  knownTexts.set(key, known);
  return known[String(original)];
}

function isoScript(language: string): string | undefined {
  return new Intl.Locale(language).maximize().script;
}
