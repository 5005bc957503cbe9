// A signal before its handler ends the process, so that all the rest is loaded after it.
import './server/backupSignal.ts';

const { runProcess } = await import('./server/runProcess.ts');
// The build puts the pages beside the file it makes of this.
await runProcess(new URL('./', import.meta.url));
