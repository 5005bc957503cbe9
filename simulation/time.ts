import type { Runtime } from '@balcao/sandbox/domain/runtime.ts';

/** Clock and timers that only the simulation advances. */
export interface SimulatedTime {
  now(): number;
  /** Time and timers of one process; the timers end with it. */
  runtimeOf(isAlive: () => boolean, randomUuid: () => string): Runtime;
  /** Runs a task once outside any sandbox process, for example for a slow receiver. */
  after(milliseconds: number, task: () => void): () => void;
  /** Runs the next timer due by a given time, in the order in which timers were set; returns false if there is none. */
  runNext(until: number): boolean;
}

interface Timer {
  at: number;
  order: number;
  task(): void;
}

/** @param start simulated real time at the beginning, in milliseconds */
export function createTime(start: number): SimulatedTime {
  const timers = new Set<Timer>();
  let now = start;
  let orders = 0;

  function after(milliseconds: number, task: () => void): () => void {
    orders += 1;
    const timer = { at: now + Math.max(0, milliseconds), order: orders, task };
    timers.add(timer);
    return () => void timers.delete(timer);
  }

  function nextTimer(until: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of timers) {
      if (timer.at > until) continue;
      if (!next || timer.at < next.at || (timer.at === next.at && timer.order < next.order)) next = timer;
    }
    return next;
  }

  return {
    now: () => now,
    after,
    runtimeOf(isAlive, randomUuid) {
      const alone = (task: () => void) => () => {
        if (isAlive()) task();
      };
      return {
        monotonicMilliseconds: () => now,
        after: (milliseconds, task) => after(milliseconds, alone(task)),
        every(milliseconds, task) {
          let cancel = after(milliseconds, repeat);
          function repeat() {
            if (!isAlive()) return;
            cancel = after(milliseconds, repeat);
            task();
          }
          return () => cancel();
        },
        nextTurn: async () => undefined,
        randomUuid,
      };
    },
    runNext(until) {
      const timer = nextTimer(until);
      if (!timer) {
        now = Math.max(now, until);
        return false;
      }
      timers.delete(timer);
      now = Math.max(now, timer.at);
      timer.task();
      return true;
    },
  };
}
