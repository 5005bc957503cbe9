import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { provider } from '../../provider.config.ts';
import { type LanguageId, languages } from '../languages/languages.ts';
import type { Recording, Step } from '../recording.ts';
import { recordedFolder } from './recordedFiles.ts';

/** One recorded call in one language. */
export interface Sample {
  recording: Recording;
  step: Step;
  language: LanguageId;
  /** Below the folder of recordings: `payments/multibanco/create.php`. */
  path: string;
  /** Its own name in this run; also a package of Java. */
  key: string;
}

/** Every sample there should be; those of the slow starters first, so that no lane ends with them. */
export function samplesOf(recordings: readonly Recording[]): Sample[] {
  return [...languages].reverse().flatMap(({ id: language, extension }) =>
    recordings.flatMap((recording, number) =>
      recording.steps.flatMap((step, index): Sample[] => {
        if (step.kind !== 'api') return [];
        const path = `${recording.id}/${step.name}.${extension}`;
        return [{ recording, step, language, path, key: `${language}_${number}_${index}` }];
      }),
    ),
  );
}

/** A sample to be run, changed in nothing but where its sandbox answers; Java's also gets a package. */
export interface Copy {
  sample: Sample;
  file: string;
  text: string;
}

/**
 * Writes copies that call another address.
 * @param folder of this run, for nothing else
 * @param originOf where the sandbox of a sample answers
 * @returns nothing for a sample whose file is absent, or does not name the sandbox of the configuration
 */
export async function copySamples(
  samples: readonly Sample[],
  folder: string,
  originOf: (sample: Sample) => string,
): Promise<Map<Sample, Copy>> {
  const copies = new Map<Sample, Copy>();
  for (const sample of samples) {
    const original = await readFile(join(recordedFolder, sample.path), 'utf8').catch(() => '');
    if (!original.includes(provider.sandbox)) continue;
    const head = sample.language === 'java' ? `package ${sample.key};\n\n` : '';
    const text = head + original.replaceAll(provider.sandbox, originOf(sample));
    const file = join(folder, sample.key, sample.path.replace(/.*\//, ''));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    copies.set(sample, { sample, file, text });
  }
  return copies;
}
