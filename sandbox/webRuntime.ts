import type { Runtime } from './domain/runtime.ts';

export const webClock: { now(): number } = Date;

/**
 * Yields a turn of the event loop. A promise alone does not, and in Node.js a timer that is set by a timer runs without
 * polling for I/O. Messages take as long as a whole request; `setImmediate` is fast, but browsers lack it.
 */
function nextTurn(): Promise<void> {
  return new Promise((done) => {
    if (typeof setImmediate === 'function') return void setImmediate(done);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

/** @param noteTimer called with each timer */
function runtimeOf(noteTimer: (timer: unknown) => void): Runtime {
  return {
    monotonicMilliseconds: () => performance.now(),
    after(milliseconds, task) {
      const timer = setTimeout(task, milliseconds);
      noteTimer(timer);
      return () => clearTimeout(timer);
    },
    every(milliseconds, task) {
      const timer = setInterval(task, milliseconds);
      noteTimer(timer);
      return () => clearInterval(timer);
    },
    nextTurn,
    randomUuid: () => crypto.randomUUID(),
  };
}

export const webRuntime = runtimeOf(() => undefined);

/** Runtime in a host process of Node.js, which may exit while a timer is set. */
export const guestRuntime = runtimeOf((timer) => (timer as { unref?(): void }).unref?.());
