import { programsOf } from '@balcao/examples/programs.ts';
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
