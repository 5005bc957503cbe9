/** Cancels a scheduled task; no effect once it has run. */
export type Cancel = () => void;

/** Functions that the host provides: Node.js, a browser's worker or a simulation. */
export interface Runtime {
  /** Monotonic time in milliseconds from an arbitrary origin, to measure durations. */
  monotonicMilliseconds(): number;
  /** Runs a task once after a delay; never synchronously. */
  after(milliseconds: number, task: () => void): Cancel;
  every(milliseconds: number, task: () => void): Cancel;
  nextTurn(): Promise<void>;
  /** Unpredictable UUID (RFC 9562, version 4). */
  randomUuid(): string;
}

/** Waits until the time has passed or the signal aborts. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Resolves after a delay, or earlier if the signal aborts. */
export function delay(runtime: Pick<Runtime, 'after'>, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal?.aborted) return done();
    const cancel = runtime.after(milliseconds, done);
    signal?.addEventListener('abort', () => done(cancel()), { once: true });
  });
}
