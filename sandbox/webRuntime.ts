import type { Runtime } from './domain/runtime.ts';

/** The time of the machine. */
export const webClock: { now(): number } = Date;

/**
 * A promise alone lets nothing in between, and Node.js runs a timer that is set by a timer without looking at input and
 * output. A message costs it as much as a whole request, so that it has a function for that; browsers have none.
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

/** @param noteTimer told of each timer that is set */
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

/** The same for a guest in a process of Node.js, which may end while a timer is set. */
export const guestRuntime = runtimeOf((timer) => (timer as { unref?(): void }).unref?.());
