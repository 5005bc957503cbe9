/**
 * Handles SIGUSR2, which requests a backup; Windows has no such signal. Without a handler the signal ends the process,
 * so this module is imported first and imports none. A request during startup is executed afterwards.
 */
let backUp: (() => void) | undefined;
let isAskedFor = false;

process.on('SIGUSR2', () => {
  if (backUp) backUp();
  else isAskedFor = true;
});

/** @param run writes a backup, from now on possible */
export function onBackupSignal(run: () => void): void {
  backUp = run;
  if (isAskedFor) run();
}
