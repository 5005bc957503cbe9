import type { Runtime } from './domain/runtime.ts';

/** The time of the machine. */
export const webClock: { now(): number } = Date;

/** The runtime of Web standards, which Node.js and browsers have. */
export const webRuntime: Runtime = {
  monotonicMilliseconds: () => performance.now(),
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, task) {
    const timer = setInterval(task, milliseconds);
    return () => clearInterval(timer);
  },
  randomUuid: () => crypto.randomUUID(),
};
