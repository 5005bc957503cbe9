import type { Locale } from '@balcao/contract/words/locales.ts';
import { languageOf } from '../call.ts';
import type { Recording } from '../recording.ts';

/** Strings in a translated recording that differ from the Portuguese one, by JSON Pointer (RFC 6901). */
export type TranslatedTexts = Readonly<Record<string, string>>;

/** @throws if the recordings differ in more than strings, such as in steps, statuses or names */
export function translatedTexts(portuguese: Recording, translated: Recording): TranslatedTexts {
  const texts: Record<string, string> = {};
  mapTexts(inLanguage(portuguese, translated.locale), translated, (pointer, before, after) => {
    if (before !== after) texts[pointer] = after;
    return after;
  });
  return texts;
}

/** Restores a translated recording from the Portuguese one and its strings. @throws for an unknown pointer */
export function withTexts(portuguese: Recording, locale: Locale, texts: TranslatedTexts): Recording {
  const placed = new Set<string>();
  const asked = inLanguage(portuguese, locale);
  const made = mapTexts(asked, asked, (pointer, text) => {
    placed.add(pointer);
    return texts[pointer] ?? text;
  });
  const lost = Object.keys(texts).filter((pointer) => !placed.has(pointer));
  if (lost.length > 0) throw new Error(`${portuguese.id} in ${locale} has no ${lost.join(', ')}`);
  return made as Recording;
}

/** Portuguese recording with the `Accept-Language` that a reader of another language sends. */
function inLanguage(recording: Recording, locale: Locale): Recording {
  const steps = recording.steps.map((step) => {
    if (step.kind !== 'api' && step.kind !== 'control') return step;
    const { Authorization, 'PayPay-ClientId': clientId, ...others } = step.request.headers;
    const headers = {
      ...(Authorization && { Authorization }),
      ...(clientId && { 'PayPay-ClientId': clientId }),
      'Accept-Language': languageOf(locale),
      ...others,
    };
    return { ...step, request: { ...step.request, headers } };
  });
  return { ...recording, locale, steps };
}

type TextMap = (pointer: string, before: string, after: string) => string;

/** Maps the strings in two JSON values of the same structure, pair by pair. @returns the mapped copy */
function mapTexts(before: unknown, after: unknown, map: TextMap, pointer = ''): unknown {
  if (typeof before === 'string' && typeof after === 'string') return map(pointer, before, after);
  if (!isTree(before) || !isTree(after)) {
    if (before === after) return before;
    throw new Error(`${pointer} is ${JSON.stringify(after)} instead of ${JSON.stringify(before)}`);
  }
  const keys = Object.keys(before);
  if (keys.join() !== Object.keys(after).join()) throw new Error(`${pointer} has other keys in translation`);
  const entries = keys.map((key) => {
    const inner = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [key, mapTexts(before[key], after[key], map, inner)] as const;
  });
  return Array.isArray(before) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
