import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { compare, type Difference, type Files, filesIn, write } from '../../tools/derived/folderFiles.ts';
import { at } from '../../tools/run/paths.mjs';
import type { Recording } from '../recording.ts';
import { type TranslatedTexts, translatedTexts, withTexts } from './translatedTexts.ts';

/** Committed recordings: the Portuguese ones in `pt`, and `es.json` and `en.json` with the strings that differ. */
const committedFolder = at('examples', 'recorded');

/** Complete recordings in each language, ignored by git; `npm run derive` creates them. */
export const recordingsFolder = at('.build', 'recordings');

/** Programs generated from recordings, in a folder per language, ignored by git; `npm run derive` creates them. */
export const programsFolder = at('.build', 'programs');

const textOf = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** Complete recordings by path below {@link recordingsFolder}. */
export const recordingFiles = (recordings: readonly Recording[]): Files =>
  new Map(recordings.map((recording) => [`${recording.locale}/${recording.id}.json`, textOf(recording)]));

function committedFiles(recordings: readonly Recording[]): Files {
  const portuguese = recordings.filter(({ locale }) => locale === 'pt');
  const files = new Map(recordingFiles(portuguese));
  for (const locale of locales.filter((locale) => locale !== 'pt')) {
    const texts = portuguese.flatMap((original) => {
      const translated = recordings.find(({ id, locale: other }) => id === original.id && other === locale);
      return translated ? [[original.id, translatedTexts(original, translated)] as const] : [];
    });
    files.set(`${locale}.json`, textOf(Object.fromEntries(texts)));
  }
  return files;
}

/** Committed recordings in a language, in file order. */
export async function readRecordings(locale: Locale): Promise<Recording[]> {
  const folder = join(committedFolder, 'pt');
  const paths = (await filesIn(folder)).filter((path) => path.endsWith('.json')).sort();
  const portuguese = await Promise.all(paths.map((path) => readJson<Recording>(join(folder, path))));
  if (locale === 'pt') return portuguese;
  const texts = await readJson<Record<string, TranslatedTexts>>(join(committedFolder, `${locale}.json`));
  return portuguese.flatMap((recording) => {
    const translated = texts[recording.id];
    return translated ? [withTexts(recording, locale, translated)] : [];
  });
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'));

/** Committed recordings of every language. */
export const readAllRecordings = async (): Promise<Recording[]> =>
  (await Promise.all(locales.map(readRecordings))).flat();

/** @returns the differences between the committed recordings and these, by path */
export const compareRecordings = (recordings: readonly Recording[]): Promise<Difference[]> =>
  compare(committedFiles(recordings), committedFolder);

/** Writes recordings and deletes all others. */
export const writeRecordings = (recordings: readonly Recording[]): Promise<Difference[]> =>
  write(committedFiles(recordings), committedFolder);
