import type { Runtime } from '../domain/runtime.ts';

/** Work that is asked for often and done once at a time; asked for meanwhile, it is done once more. */
interface RepeatingTask {
  run(): void;
  /** Resolves when it is not being done. */
  idle(): Promise<void>;
}

/** @param onError told why the work failed; it is done again when it is asked for again */
export function createRepeatingTask(
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): RepeatingTask {
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

/** Lets work that comes close together be done together. */
export interface Gather {
  count(): void;
  /** Resolves once enough have come since the last time, or after a while. */
  others(): Promise<void>;
}

/** Waits for others for `milliseconds` at most; `enough` need no others. */
export function createGather(runtime: Runtime, milliseconds: number, enough: number): Gather {
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
