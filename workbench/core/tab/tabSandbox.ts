import { type ConditionQuestion, conditionChannel, type TabCondition } from '@balcao/contract/control/inTab.ts';
import { useSyncExternalStore } from 'react';

interface TabSandbox extends TabCondition {
  /** Number of tasks that are waiting for the sandbox. */
  waiting: number;
  /** Whether this browser cannot run the sandbox, because it lacks service workers or the host is unencrypted. */
  isUnavailable: boolean;
}

const initial: TabSandbox = { waiting: 0, isUnavailable: false };
let known = initial;
const listeners = new Set<() => void>();

function learn(change: Partial<TabSandbox>): void {
  known = { ...known, ...change };
  for (const listener of listeners) listener();
}

/** Follows the state of the sandbox, which may run in another tab. */
export function followTabSandbox(base: string): void {
  const channel = new BroadcastChannel(conditionChannel(base));
  channel.onmessage = ({ data }: MessageEvent<ConditionQuestion | TabCondition>) => {
    if (data !== 'ask') learn({ loadedShare: data.loadedShare, unkept: data.unkept });
  };
  channel.postMessage('ask' satisfies ConditionQuestion);
}

/** Runs a task. Until the task ends, it counts as waiting for this browser's sandbox. */
export async function whileWaiting<Result>(task: () => Promise<Result>): Promise<Result> {
  learn({ waiting: known.waiting + 1 });
  try {
    return await task();
  } finally {
    learn({ waiting: known.waiting - 1 });
  }
}

/** Sets whether this browser can run a sandbox. */
export function noteAvailability(isAvailable: boolean): void {
  learn({ isUnavailable: !isAvailable });
}

export function useTabSandbox(): TabSandbox {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => known,
    () => initial,
  );
}
