import { readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Processor time of this thread in milliseconds; wall time on systems other than Linux. */
const threadMilliseconds =
  platform() === 'linux'
    ? () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1e6
    : () => performance.now();

/** Longest block of the event loop, in milliseconds of processor time, which excludes other processes. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let since = threadMilliseconds();
  const note = () => {
    const now = threadMilliseconds();
    longest = Math.max(longest, now - since);
    since = now;
  };
  const end = () => {
    isDone = true;
  };
  const working = work().finally(end);
  note();
  while (!isDone) {
    await nextTurn();
    note();
  }
  await working;
  return longest;
}

const sample = JSON.stringify(Array.from({ length: 2000 }, (_, at) => ({ id: at, text: `text ${at}` })));
/** Duration of {@link speed} on a processor of a small rented machine, as a reference. */
const usualMilliseconds = 22;

/** Factor by which this machine is slower than the one for which the time limits were set; at least 1. */
export function slowness(): number {
  const since = threadMilliseconds();
  for (let n = 0; n < 20; n += 1) JSON.stringify(JSON.parse(sample));
  return Math.max(1, (threadMilliseconds() - since) / usualMilliseconds);
}
