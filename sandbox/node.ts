// A signal before its handler is set would end the process, so everything else is loaded later.
import './server/backupSignal.ts';

const { runProcess } = await import('./server/runProcess.ts');
// The build puts the pages beside the bundle of this file.
await runProcess(new URL('./', import.meta.url));
