import type { Runtime } from './domain/runtime.ts';

/** The time of the machine. */
export const webClock: { now(): number } = Date;

/**
 * A message is what every runtime has for that: a promise alone lets nothing in between, and Node.js runs a timer that
 * is set by a timer without looking at input and output.
 */
function nextTurn(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

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
  nextTurn,
  randomUuid: () => crypto.randomUUID(),
};
