import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { DocumentsFile, SearchDocument, TextsFile } from '@balcao/site/src/search/document.ts';
import { createEngines, type Engine } from '@balcao/site/src/search/engine.ts';
import { excerptOf } from '@balcao/site/src/search/matches.ts';
import { unpackDocuments } from '@balcao/site/src/search/packDocuments.ts';
import { languages } from '@balcao/site/src/search/searchLanguages.ts';

/** Documentation in one language, made from the built site (tools/run/documentation.mjs). */
export interface DocumentationFile {
  /** The two files of the site's search. */
  documents: DocumentsFile;
  texts: TextsFile;
  /** Markdown of each page by path, such as `/docs/guides/webhooks`; `….php` has the samples in PHP. */
  pages: Readonly<Record<string, string>>;
}

export interface FoundPlace {
  document: SearchDocument;
  excerpt: string;
}

export type DocumentationPages = ReturnType<typeof pagesOf>;

/** Loads the pages in a language; undefined if they are not built. */
export type Documentation = (locale: Locale) => Promise<DocumentationPages | undefined>;

async function engineOf({ documents, texts }: DocumentationFile, locale: Locale): Promise<Engine> {
  const { complete } = await createEngines(documents, languages[locale]);
  return complete(texts);
}

/** Settles when the most recently started search ends. */
let searched: Promise<unknown> = Promise.resolve();

/** Runs searches one at a time, and other requests in between, because a search takes tens of milliseconds. */
function inTurn<Result>(work: () => Result): Promise<Result> {
  const result = searched.then(() => new Promise((done) => setTimeout(done, 0))).then(work);
  searched = result.catch(() => undefined);
  return result;
}

function pagesOf(file: DocumentationFile, locale: Locale) {
  let engine: Promise<Engine> | undefined;
  return {
    /** Results of the site's search; the best result of each area comes first. */
    async search(question: string): Promise<FoundPlace[]> {
      engine ??= engineOf(file, locale);
      const find = await engine;
      return inTurn(() =>
        find(question).map(({ document, text, matcher }) => ({
          document,
          excerpt: excerptOf(text, matcher),
        })),
      );
    },
    page: (path: string) => (Object.hasOwn(file.pages, path) ? file.pages[path] : undefined),
    paths: Object.keys(file.pages),
    sectionsOf: (path: string) =>
      unpackDocuments(file.documents.documents).flatMap(({ href, title }) => {
        const [page, id] = href.split('#');
        return page === path && id ? [{ id, heading: title }] : [];
      }),
  };
}

/** Documentation that loads each language on demand. */
export function createDocumentation(read: (locale: Locale) => Promise<DocumentationFile | undefined>): Documentation {
  const opened = new Map<Locale, Promise<DocumentationPages | undefined>>();
  return (locale) => {
    const known = opened.get(locale);
    if (known) return known;
    const opening = read(locale).then((file) => file && pagesOf(file, locale));
    opened.set(locale, opening);
    // Forgets a failed load, because the pages may have been built by the next one.
    const forget = () => opened.delete(locale);
    opening.then((pages) => pages ?? forget(), forget);
    return opening;
  };
}

const unpack = promisify(brotliDecompress);

export async function readDocumentation(folder: URL, locale: Locale): Promise<DocumentationFile | undefined> {
  try {
    const packed = await readFile(new URL(`documentation.${locale}.json.br`, folder));
    return JSON.parse((await unpack(packed)).toString()) as DocumentationFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
