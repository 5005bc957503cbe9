import { callOfStep } from '@balcao/examples/callOfStep.ts';
import { textsOf } from '@balcao/examples/languages/textsOfCall.ts';
import type { Recording } from '@balcao/examples/recording.ts';
import {
  programsFolder,
  readAllRecordings,
  recordingFiles,
  recordingsFolder,
} from '@balcao/examples/run/recordedFiles.ts';
import { write } from './folderFiles.ts';

/** Completes the recordings of each language, and generates programs from them for pages and tests. */
const recordings = await readAllRecordings();
await write(recordingFiles(recordings), recordingsFolder);
await write(programsOf(recordings), programsFolder);

/** Programs of each recorded call. @returns contents by path: `pt/payments/multibanco/create.php` */
function programsOf(recordings: readonly Recording[]): Map<string, string> {
  const programs = new Map<string, string>();
  for (const { id, locale, steps } of recordings) {
    for (const step of steps) {
      const call = callOfStep(step);
      for (const [extension, text] of call ? textsOf(call) : [])
        programs.set(`${locale}/${id}/${step.name}.${extension}`, text);
    }
  }
  return programs;
}
