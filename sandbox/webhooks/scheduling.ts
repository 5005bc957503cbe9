import type { Runtime } from '../domain/runtime.ts';

/** Task that never runs twice at the same time. A call during a run starts one more run after it. */
interface RepeatingTask {
  run(): void;
  /** Resolves when the task is not running. */
  idle(): Promise<void>;
}

/** @param onError called with the error of a failed run; the next call runs the task again */
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

/** Batches work that arrives within a short time. */
export interface BatchWindow {
  count(): void;
  /** Resolves once enough work has arrived since the last batch, or after a while. */
  others(): Promise<void>;
}

/** Waits for more work for at most `milliseconds`, and not at all if there is `enough`. */
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
