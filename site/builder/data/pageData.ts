import { existsSync } from 'node:fs';
import type { SiteLocale } from '../../locales.ts';
import type { SampleData } from '../../src/components/Sample/sample.ts';
import { packageOfSite } from '../languages.ts';
import { at } from '../vite/paths.ts';
import { factsIn, once } from './contract.ts';
import { fieldsIn } from './fieldData.ts';
import { readMeasured } from './measured.ts';
import { readPrograms } from './programs.ts';
import { exampleFolders, type ReadRecording, readRecording } from './recording.ts';
import { recordedPages } from './referenceData.ts';
import { readScreens } from './screens.ts';
import { readSdkPrograms } from './sdkPrograms.ts';
import { readSourceFiles } from './sourceFiles.ts';

/** Finds an entry in a table. A missing entry fails the build. */
function entryOf<T>(table: Readonly<Record<string, T>>, name: string, what: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined) throw new Error(`there is no ${what} ${name}`);
  return found;
}

/**
 * Data for the pages in a language, besides the contract's facts: recorded examples, programs, pictures, fields in the
 * API description, and the content of the reference. Loaded on demand. An unknown name throws.
 */
export const pageDataIn = once((locale: SiteLocale) => {
  const folders = exampleFolders(locale);
  const recording = once((example: string): ReadRecording => {
    if (!existsSync(`${folders.recordings}/${example}.json`)) throw new Error(`there is no recording ${example}`);
    return readRecording(folders, example, factsIn(locale).control.operations);
  });
  const programs = once(() => readPrograms(at('examples/receivers'), locale));
  const sdkPrograms = once(() => readSdkPrograms(at('.build/sdk-readmes'), locale));
  const sourceFiles = once(() => readSourceFiles(at()));
  const screens = once(() => readScreens(at('site/static/img/screens')));
  const reference = once(() => recordedPages(locale));
  const measured = once(() => readMeasured(at('measured.json')));
  return {
    sample(example: string, step: string): SampleData {
      const found = recording(example).sample(step);
      if (!found) throw new Error(`there is no step of ${example}: ${step}`);
      return found;
    },
    answer: (example: string, step: string) => entryOf(recording(example).answers, step, `response in ${example}:`),
    /** Operations of the control API called by an example. */
    controls: (example: string) => recording(example).controls,
    /** Field by its owner (an operation id or a model name) and its path (`payment.amount`). */
    field: (owner: string, way: string) =>
      entryOf(entryOf(fieldsIn(locale), owner, 'operation or model'), way, `field of ${owner}:`),
    /** Program in each of its languages. */
    program: (id: string) => entryOf(programs(''), id, 'program'),
    /** Part of the clients' READMEs, in each language with a client. */
    sdkProgram: (part: string) => entryOf(sdkPrograms(''), part, 'part of a README:'),
    /** Files that readers copy, by path in the repository. */
    packageOfSite,
    sourceFile: (path: string) => entryOf(sourceFiles(''), path, 'file to copy:'),
    screen: (name: string) =>
      entryOf(entryOf(screens(''), name, 'picture'), locale, `language of the picture ${name}:`),
    reference: () => reference(''),
    /** Measurements of the provider's testing server, by rule id. */
    measured: () => measured(''),
  };
});

export type PageData = ReturnType<typeof pageDataIn>;
