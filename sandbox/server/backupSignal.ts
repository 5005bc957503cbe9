/**
 * Handles SIGUSR2, which requests a backup; Windows has no such signal. Imported first, and imports nothing, because
 * the signal ends the process until it is handled. A request during startup is executed afterwards.
 */
let backUp: (() => void) | undefined;
let isAskedFor = false;

process.on('SIGUSR2', () => {
  if (backUp) backUp();
  else isAskedFor = true;
});

/** @param run writes a backup; called for later requests and for one received before */
export function onBackupSignal(run: () => void): void {
  backUp = run;
  if (isAskedFor) run();
}
