import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { folderOf, readPages } from '../../tools/i18n/pages.ts';
import type { TranslatedPage } from '../../tools/i18n/readPage.ts';
import { at } from '../../tools/run/paths.mjs';
import type { PageClaims } from './claims.ts';
import { type PageSentences, sentencesOf } from './sentences.ts';

/** A Portuguese page with its sentences. */
export interface ClaimedPage {
  /** `guides/webhooks/index` */
  name: string;
  page: TranslatedPage;
  sentences: PageSentences;
}

/** File of a page's rows, whether it is there or not. */
export const fileOf = (name: string): string => at('site', 'claims', `${name}.ts`);

/** Reads every Portuguese page. */
export function readClaimedPages(): ClaimedPage[] {
  return [...readPages('pt')].map(([name, page]) => ({
    name,
    page,
    sentences: sentencesOf(readFileSync(at(folderOf('pt'), `${name}.mdx`), 'utf8')),
  }));
}

/** The rows of a page; undefined when nobody has written them yet. */
export async function readClaims(name: string): Promise<PageClaims | undefined> {
  if (!existsSync(fileOf(name))) return undefined;
  const { default: claims } = await import(/* @vite-ignore */ pathToFileURL(fileOf(name)).href);
  return claims as PageClaims;
}
