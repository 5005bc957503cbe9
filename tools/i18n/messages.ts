import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { at } from '../run/paths.mjs';
import type { TranslationFinding } from './comparePages.ts';
import { isCopied } from './copiedTexts.ts';
import type { Translation } from './pages.ts';

/** The messages of one JSON file that Docusaurus reads, by their keys. */
export type Messages = Readonly<Record<string, string>>;

/** Every message file of a language, by its path below `site/i18n/<locale>`. */
export function readMessages(locale: Locale): Record<string, Messages> {
  const folder = `site/i18n/${locale}`;
  const files = readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'))
    .sort();
  return Object.fromEntries(files.map((file) => [file, messagesIn(readFileSync(at(folder, file), 'utf8'))]));
}

function messagesIn(text: string): Messages {
  const entries = Object.entries(JSON.parse(text) as Record<string, { message: string }>);
  return Object.fromEntries(entries.map(([key, { message }]) => [key, message]));
}

/**
 * Differences between a translated message file and the Portuguese one.
 * @returns by key: missing, surplus, other placeholders, or copied Portuguese
 */
export function messageDifferences(
  source: Messages,
  translation: Messages,
  locale: Translation,
): TranslationFinding[] {
  const missing = Object.keys(source).filter((key) => !(key in translation));
  const extra = Object.keys(translation).filter((key) => !(key in source));
  const both = Object.keys(source).filter((key) => key in translation);
  return [
    ...missing.map((section) => ({ section, problem: 'is missing' })),
    ...extra.map((section) => ({ section, problem: 'is not in the Portuguese file' })),
    ...both.flatMap((section) =>
      differencesOf(section, source[section] ?? '', translation[section] ?? '', locale),
    ),
  ];
}

function differencesOf(
  section: string,
  source: string,
  translation: string,
  locale: Translation,
): TranslationFinding[] {
  const findings: TranslationFinding[] = [];
  if (placeholders(source) !== placeholders(translation)) {
    findings.push({
      section,
      problem: `must fill in ${placeholders(source) || 'nothing'}, as the Portuguese does`,
    });
  }
  if (isCopied(translation, source, locale))
    findings.push({ section, problem: `is copied Portuguese: ${translation}` });
  return findings;
}

/** Placeholders of a message: `{count}`. */
function placeholders(message: string): string {
  return [...message.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');
}
