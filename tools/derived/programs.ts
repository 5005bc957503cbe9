import { programsOf } from '@balcao/examples/programs.ts';
import {
  programsFolder,
  readAllRecordings,
  recordingFiles,
  recordingsFolder,
} from '@balcao/examples/run/recordedFiles.ts';
import { write } from './folderFiles.ts';

/** Makes the recordings of each language whole, and the programs that pages show and the test run executes of them. */
const recordings = await readAllRecordings();
await write(recordingFiles(recordings), recordingsFolder);
await write(programsOf(recordings), programsFolder);
