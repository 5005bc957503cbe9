/** Hears SIGUSR2 (a backup, done after the start) before all other imports: unheard, it ends the process. */
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
