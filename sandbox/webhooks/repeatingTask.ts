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
