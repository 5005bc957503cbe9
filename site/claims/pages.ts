import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { folderOf } from '../../tools/i18n/pages.ts';
import { at } from '../../tools/run/paths.mjs';
import { type PageSentences, sentencesOf } from '../proofs/check/sentences.ts';
import type { PageClaims } from './claims.ts';

/** File of a page's rows, whether it is there or not. */
export const fileOf = (name: string): string => at('site', 'claims', `${name}.ts`);

/**
 * The sentences of a Portuguese page.
 * @throws when there is no such page
 */
export function readSentences(name: string): PageSentences {
  const file = at(folderOf('pt'), `${name}.mdx`);
  if (!existsSync(file)) throw new Error(`There is no page ${name}.`);
  return sentencesOf(readFileSync(file, 'utf8'));
}

/** The rows of a page; undefined when nobody has written them yet. */
export async function readClaims(name: string): Promise<PageClaims | undefined> {
  if (!existsSync(fileOf(name))) return undefined;
  const { default: claims } = await import(/* @vite-ignore */ pathToFileURL(fileOf(name)).href);
  return claims as PageClaims;
}
