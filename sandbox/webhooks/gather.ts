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
export function createGather(milliseconds: number, enough: number): Gather {
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
          const timer = setTimeout(resolve, milliseconds);
          stop = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      counted = 0;
    },
  };
}
