/**
 * Hears SIGUSR2, which asks for a backup; Windows has no such signal. Without a handler the signal ends the process, so
 * this module comes before all others and imports none. What is asked for during the start is done after it.
 */
let backUp: (() => void) | undefined;
let isAskedFor = false;

process.on('SIGUSR2', () => {
  if (backUp) backUp();
  else isAskedFor = true;
});

/** @param run writes a backup, now that there is something to copy */
export function onBackupSignal(run: () => void): void {
  backUp = run;
  if (isAskedFor) run();
}
