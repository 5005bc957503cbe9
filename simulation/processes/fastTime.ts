import type { Runtime } from '@balcao/sandbox/domain/runtime.ts';

export interface FastTimeSettings {
  /** What their clocks show at `realStart`, in milliseconds. */
  start: number;
  /** The same moment by the clock of the machine. */
  realStart: number;
  /** How much faster time goes than it really does. */
  speed: number;
}

/** Time that goes by itself and faster than it does, the same in every process. */
interface FastTime {
  /** Milliseconds since 1970. */
  now(): number;
  after(milliseconds: number, task: () => void): () => void;
  runtime: Runtime;
}

/** Half a minute's lease and a minute's retry would let a simulation wait most of its time: all of it goes faster. */
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
