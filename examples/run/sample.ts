import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { provider } from '../../provider.config.ts';
import { ofTurn } from '../../tools/test/turn.mjs';
import { simulatorGenerators } from '../languages/generators.ts';
import { type LanguageId, languages } from '../languages/languages.ts';
import { shellNow } from '../languages/soapCurl.ts';
import { phpNow } from '../languages/soapPhp.ts';
import { soapGenerators } from '../languages/textsOfCall.ts';
import type { Recording, Step } from '../recording.ts';
import { programsFolder } from './recordedFiles.ts';
import { clock } from './runner.ts';

export interface Sample {
  recording: Recording;
  step: Step;
  language: LanguageId;
  /** Path below the folder of programs: `pt/payments/multibanco/create.php`. */
  path: string;
  /** Name of the sample, unique in a run. */
  key: string;
}

/**
 * Language in which a translated call runs. Only the first call of each translated example runs: its programs differ
 * from the Portuguese ones only in texts and one header, and the generators' tests run awkward texts and headers in
 * each language.
 */
const ofTranslations: Partial<Record<Step['kind'], LanguageId>> = {
  api: 'javascript',
  soap: 'curl',
  control: 'curl',
};

/** Whether a step runs as a sample in a language. */
function isRun({ locale, steps }: Recording, step: Step, language: LanguageId): boolean {
  const { kind } = step;
  if (locale !== 'pt') return step === steps[0] && ofTranslations[kind] === language;
  if (kind === 'control') return language in simulatorGenerators;
  return kind === 'api' || (kind === 'soap' && language in soapGenerators);
}

/** Expression for the current time in a language, and its replacement, the time of the recordings' clock. */
const moments: Partial<Record<LanguageId, readonly [now: string, then: string]>> = {
  curl: [shellNow, clock],
  php: [phpNow, `'${clock}'`],
};

/** Languages whose programs are compiled individually, which takes a second each. */
const compiled: ReadonlySet<LanguageId> = new Set(['java', 'csharp']);

/**
 * Samples of the recordings: in turns, a third of those in interpreted languages, and a sixth of the compiled ones.
 * @param isWhole whether to take all of them
 */
export function samplesOf(recordings: readonly Recording[], isWhole: boolean): Sample[] {
  const samples = everySample(recordings);
  const isCompiled = ({ language }: Sample) => compiled.has(language);
  if (isWhole) return samples;
  const interpreted = samples.filter((sample) => !isCompiled(sample));
  return [...ofTurn(interpreted), ...ofTurn(samples.filter(isCompiled), 6)];
}

function everySample(recordings: readonly Recording[]): Sample[] {
  return languages.flatMap(({ id: language, extension }) =>
    recordings.flatMap((recording, number) =>
      recording.steps.flatMap((step, index): Sample[] => {
        if (!isRun(recording, step, language)) return [];
        const path = `${recording.locale}/${recording.id}/${step.name}.${extension}`;
        return [{ recording, step, language, path, key: `${language}_${number}_${index}` }];
      }),
    ),
  );
}

/**
 * Writes copies of samples that differ only in the URL and the time of their sandbox.
 * @param originOf origin of a sample's sandbox
 * @returns path of each copy; none for a sample whose file is missing or does not contain the configured sandbox
 */
export async function copySamples(
  samples: readonly Sample[],
  folder: string,
  originOf: (sample: Sample) => string,
): Promise<Map<Sample, string>> {
  const copies = new Map<Sample, string>();
  for (const sample of samples) {
    const original = await readFile(join(programsFolder, sample.path), 'utf8').catch(() => '');
    if (!original.includes(provider.sandbox)) continue;
    const [now = clock, then = clock] = moments[sample.language] ?? [];
    const text = original.replaceAll(provider.sandbox, originOf(sample)).replaceAll(now, then);
    const file = join(folder, sample.key, sample.path.replace(/.*\//, ''));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    copies.set(sample, file);
  }
  return copies;
}
