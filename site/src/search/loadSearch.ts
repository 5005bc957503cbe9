import { type DocumentsFile, searchFiles, type TextsFile } from './document.ts';
import type { Engine } from './engine.ts';

/** A search engine that loads in two steps: names first, then full texts. */
export interface LoadingSearch {
  first: Promise<Engine>;
  full: Promise<Engine>;
}

/** Loaders of the languages; a page loads one of them. */
const languages = {
  pt: () => import('./languages/pt.ts'),
  es: () => import('./languages/es.ts'),
  en: () => import('./languages/en.ts'),
};
export type SearchLocale = keyof typeof languages;

const loadLanguage = async (locale: SearchLocale) => (await languages[locale]()).language;

const loaded = new Map<string, LoadingSearch>();

/**
 * Loads the two search files and the engine once, in this order; a failed load is retried at the next call.
 * @param home URL of the language's home page, beside its index
 */
export function loadSearch(home: string, locale: SearchLocale): LoadingSearch {
  const known = loaded.get(home);
  if (known) return known;
  const documents = fetchFile<DocumentsFile>(home + searchFiles.documents);
  const engines = Promise.all([import('./engine.ts'), loadLanguage(locale), documents]).then(
    ([{ createEngines }, language, file]) => createEngines(file, language),
  );
  const first = engines.then(({ early }) => early);
  const full = engines.then(async ({ complete }) => {
    const file = await fetchFile<TextsFile>(home + searchFiles.texts);
    if (file.stamp !== (await documents).stamp) throw new Error('The search files are of two builds');
    return complete(file);
  });
  full.catch(() => loaded.delete(home));
  loaded.set(home, { first, full });
  return { first, full };
}

async function fetchFile<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Content;
}
