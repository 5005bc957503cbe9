/** Stops what was to run later; does nothing once that has run. */
export type Cancel = () => void;

/** What the sandbox needs of where it runs besides the clock: Node.js, a browser's worker, a simulation. */
export interface Runtime {
  /** Milliseconds of a clock that nobody sets, for durations; where they begin is not said. */
  monotonicMilliseconds(): number;
  /** Runs a task once, after a time; never before this call has returned. */
  after(milliseconds: number, task: () => void): Cancel;
  every(milliseconds: number, task: () => void): Cancel;
  nextTurn(): Promise<void>;
  /** A UUID that nobody can know beforehand (RFC 9562, version 4). */
  randomUuid(): string;
}

/** Lets time pass, until a signal ends the wait. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Resolves after a time, or when a signal ends the wait. */
export function delay(
  runtime: Pick<Runtime, 'after'>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((done) => {
    if (signal?.aborted) return done();
    const cancel = runtime.after(milliseconds, done);
    signal?.addEventListener('abort', () => done(cancel()), { once: true });
  });
}
