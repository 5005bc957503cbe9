/** Longest time one piece of work may hold the event loop, in milliseconds: far below what a caller notices. */
const sliceMilliseconds = 15;

/** Lets others go on when enough time has passed since it last did; to be awaited between small pieces of work. */
export type Pace = () => Promise<void>;

/**
 * Divides long work into slices, between which other calls are answered.
 * A timer is what every runtime has that lets input and output in between; a resolved promise alone does not.
 */
export function createPace(): Pace {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMilliseconds) return;
    await new Promise((done) => setTimeout(done));
    since = performance.now();
  };
}
