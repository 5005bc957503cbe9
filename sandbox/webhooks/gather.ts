import type { Runtime } from '../domain/runtime.ts';

/** Lets work that comes close together be done together. */
export interface Gather {
  /** Counts one that came. */
  count(): void;
  /** Resolves once enough have come since the last time, or after a while. */
  others(): Promise<void>;
}

/**
 * @param milliseconds the longest time to wait for others
 * @param enough how many need no others
 */
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
