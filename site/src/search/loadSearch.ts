import { type DocumentsFile, searchFiles, type TextsFile } from './document.ts';
import { createEngines, type Engine } from './engine.ts';
import { languages } from './searchLanguages.ts';

interface LoadingSearch {
  first: Promise<Engine>;
  full: Promise<Engine>;
}

export type SearchLocale = keyof typeof languages;

interface SearchPlace {
  /** URL of the language's home page, which ends with a slash; the search files are next to it. */
  home: string;
  locale: SearchLocale;
}

/** Home page and language to search in, as the page's dialog states them. */
export function searchPlace(): SearchPlace {
  const home = document.querySelector<HTMLElement>('[data-search]')?.dataset.search ?? '/';
  return { home, locale: document.documentElement.lang.slice(0, 2) as SearchLocale };
}

let loaded: LoadingSearch | undefined;

/** Loads the engine and the two search files once. The next call retries a failed load. */
export function loadSearch({ home, locale }: SearchPlace): LoadingSearch {
  if (loaded) return loaded;
  const documents = fetchFile<DocumentsFile>(home + searchFiles.documents);
  // Fetches the texts while the names are being indexed.
  const texts = documents.then(() => fetchFile<TextsFile>(home + searchFiles.texts));
  const engines = documents.then((file) => createEngines(file, languages[locale]));
  const first = engines.then(({ early }) => early);
  const full = Promise.all([documents, texts, engines]).then(([{ stamp }, file, { complete }]) => {
    if (file.stamp !== stamp) throw new Error('The search files are of two builds');
    return complete(file);
  });
  full.catch(() => {
    loaded = undefined;
  });
  loaded = { first, full };
  return loaded;
}

async function fetchFile<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Content;
}
