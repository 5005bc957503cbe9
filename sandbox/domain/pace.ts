import type { Runtime } from './runtime.ts';

/** Longest time one piece of work may hold the event loop, in milliseconds: far below what a caller notices. */
const sliceMilliseconds = 15;

/** Lets others go on when enough time has passed since it last did; to be awaited between small pieces of work. */
export type Pace = () => Promise<void>;

/**
 * Waits until the event loop has been round once. A message is what every runtime has for that: a promise alone lets
 * nothing in between, and Node.js runs a timer that is set by a timer without looking at input and output.
 */
export function yieldOnce(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

/** Divides long work into slices, between which other calls are answered. */
export function createPace(runtime: Pick<Runtime, 'monotonicMilliseconds'>): Pace {
  let since = runtime.monotonicMilliseconds();
  return async () => {
    if (runtime.monotonicMilliseconds() - since < sliceMilliseconds) return;
    await yieldOnce();
    since = runtime.monotonicMilliseconds();
  };
}
