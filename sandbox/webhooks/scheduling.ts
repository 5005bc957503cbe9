import type { Runtime } from '../domain/runtime.ts';

/** Task that runs once at a time; a call meanwhile runs it once more. */
interface RepeatingTask {
  run(): void;
  /** Resolves when it is not running. */
  idle(): Promise<void>;
}

/** @param onError called with the error of a failed run; the next call runs it again */
export function createRepeatingTask(work: () => Promise<void>, onError: (error: unknown) => void): RepeatingTask {
  let running: Promise<void> | undefined;
  let again = false;

  async function repeat(): Promise<void> {
    do {
      again = false;
      await work().catch(onError);
    } while (again);
    running = undefined;
  }

  return {
    run() {
      again = true;
      running ??= repeat();
    },
    async idle() {
      await running;
    },
  };
}

/** Batches work that arrives together. */
export interface BatchWindow {
  count(): void;
  /** Resolves once enough has arrived since the last batch, or after a while. */
  others(): Promise<void>;
}

/** Waits for others for at most `milliseconds`; `enough` need no others. */
export function createBatchWindow(runtime: Runtime, milliseconds: number, enough: number): BatchWindow {
  let counted = 0;
  let stop = () => {};
  return {
    count() {
      counted += 1;
      if (counted >= enough) stop();
    },
    async others() {
      if (counted < enough) {
        await new Promise<void>((resolve) => {
          const cancel = runtime.after(milliseconds, resolve);
          stop = () => {
            cancel();
            resolve();
          };
        });
      }
      counted = 0;
    },
  };
}
