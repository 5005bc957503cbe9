// A signal before its handler would end the process, so that all else is loaded later.
import './server/backupSignal.ts';

const { runProcess } = await import('./server/runProcess.ts');
// The build puts the pages beside its bundle of this file.
await runProcess(new URL('./', import.meta.url));
