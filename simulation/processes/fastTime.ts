import type { Runtime } from '@balcao/sandbox/domain/runtime.ts';

export interface FastTimeSettings {
  /** Time of the story at `realStart`, in milliseconds. */
  start: number;
  realStart: number;
  speed: number;
}

interface FastTime {
  /** Milliseconds since 1970. */
  now(): number;
  after(milliseconds: number, task: () => void): () => void;
  runtime: Runtime;
}

/** Creates accelerated time, because the simulation would otherwise mostly wait for leases and retries. */
export function createFastTime({ start, realStart, speed }: FastTimeSettings): FastTime {
  const after = (milliseconds: number, task: () => void) => {
    const timer = setTimeout(task, milliseconds / speed);
    return () => clearTimeout(timer);
  };
  return {
    now: () => Math.floor(start + (Date.now() - realStart) * speed),
    after,
    runtime: {
      monotonicMilliseconds: () => performance.now() * speed,
      after,
      every(milliseconds, task) {
        const timer = setInterval(task, milliseconds / speed);
        return () => clearInterval(timer);
      },
      nextTurn: () => new Promise((done) => setImmediate(done)),
      randomUuid: () => crypto.randomUUID(),
    },
  };
}
