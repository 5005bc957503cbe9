import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ofTurn } from '../../tools/test/turn.mjs';
import { type Locale, localeIds } from '../site/locales.ts';

const docs = join(import.meta.dirname, '../../site/docs');

interface LivePage {
  path: string;
  text: string;
}

/** `guides/checkouts/index.mdx` is served at `/docs/guides/checkouts`. */
const pathOf = (file: string) => `/docs/${file.replace(/(\/index)?\.mdx$/, '')}`;

/** Pages that contain a string such as `panel="run"`, so that new pages are tested too. */
export function pagesWith(what: string): LivePage[] {
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => ({ path: pathOf(file), text: readFileSync(join(docs, file), 'utf8') }))
    .filter(({ text }) => text.includes(what));
}

/** Pages in this run that contain a string, each with its language. */
export const pagesOfRun = (what: string, step = 24, stepInFull = 4) =>
  ofTurn(
    pagesWith(what).map((page, place) => ({ ...page, locale: localeAt(place) })),
    step,
    stepInFull,
  );

/** Language of the n-th page, in rotation. */
export const localeAt = (place: number): Locale => localeIds[place % localeIds.length] ?? 'pt';
