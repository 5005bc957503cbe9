import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { compare, type Difference, filesIn, write } from '../../tools/derived/folderFiles.ts';
import { at } from '../../tools/run/paths.mjs';
import type { Recording } from '../recording.ts';

/** Where recordings lie, committed, in a folder for each language. */
export const recordedFolder = at('examples', 'recorded');

/** Where the programs lie that are made of them, in a folder for each language. Git ignores the folder; `npm run derive` makes it. */
export const programsFolder = at('.build', 'programs');

/** The file of a recording: its path below the folder of recordings, and its text. */
function fileOf(recording: Recording): [path: string, text: string] {
  return [`${recording.locale}/${recording.id}.json`, `${JSON.stringify(recording, null, 2)}\n`];
}

/** Every recording that is committed in a language, in the order of their files. */
export async function readRecordings(locale: Locale): Promise<Recording[]> {
  const folder = join(recordedFolder, locale);
  const paths = (await filesIn(folder)).filter((path) => path.endsWith('.json')).sort();
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return texts.map((text) => JSON.parse(text));
}

/** Those of every language. */
export const readAllRecordings = async (): Promise<Recording[]> =>
  (await Promise.all(locales.map(readRecordings))).flat();

/** @returns what differs between the committed recordings and these, by path */
export const compareRecordings = (recordings: readonly Recording[]): Promise<Difference[]> =>
  compare(new Map(recordings.map(fileOf)), recordedFolder);

/**
 * Keeps these recordings and no others.
 * @returns what differed before, by path
 */
export const writeRecordings = (recordings: readonly Recording[]): Promise<Difference[]> =>
  write(new Map(recordings.map(fileOf)), recordedFolder);
