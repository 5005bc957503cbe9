import { programsOf } from '@balcao/examples/programs.ts';
import { programsFolder, readAllRecordings } from '@balcao/examples/run/recordedFiles.ts';
import { write } from './folderFiles.ts';

/** Makes the programs that pages show, and that the test run executes, of the recordings. */
await write(programsOf(await readAllRecordings()), programsFolder);
