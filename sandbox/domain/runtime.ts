/** Cancels a scheduled task; no effect once it has run. */
export type Cancel = () => void;

/** Needs of the sandbox besides the clock, by host: Node.js, a browser's worker, a simulation. */
export interface Runtime {
  /** Monotonic milliseconds with an arbitrary origin, for durations. */
  monotonicMilliseconds(): number;
  /** Runs a task once, after a time; never synchronously. */
  after(milliseconds: number, task: () => void): Cancel;
  every(milliseconds: number, task: () => void): Cancel;
  nextTurn(): Promise<void>;
  /** Unpredictable UUID (RFC 9562, version 4). */
  randomUuid(): string;
}

/** Waits until the time has passed or the signal aborts. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Resolves after a time, or when a signal ends the wait. */
export function delay(runtime: Pick<Runtime, 'after'>, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal?.aborted) return done();
    const cancel = runtime.after(milliseconds, done);
    signal?.addEventListener('abort', () => done(cancel()), { once: true });
  });
}
