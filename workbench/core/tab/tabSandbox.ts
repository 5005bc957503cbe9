import {
  type ConditionQuestion,
  conditionChannel,
  type TabCondition,
} from '@balcao/contract/control/inTab.ts';
import { useSyncExternalStore } from 'react';

interface TabSandbox extends TabCondition {
  /** How many searches wait for it to answer. */
  waiting: number;
  /** Whether this browser cannot run one: no service worker, or no encrypted host. */
  isUnavailable: boolean;
}

const initial: TabSandbox = { waiting: 0, isUnavailable: false };
let known = initial;
const listeners = new Set<() => void>();

function learn(change: Partial<TabSandbox>): void {
  known = { ...known, ...change };
  for (const listener of listeners) listener();
}

/** Listens to what the worker tells of the sandbox; it may run in another tab. */
export function followTabSandbox(base: string): void {
  const channel = new BroadcastChannel(conditionChannel(base));
  channel.onmessage = ({ data }: MessageEvent<ConditionQuestion | TabCondition>) => {
    if (data !== 'ask') learn({ loadedShare: data.loadedShare, unkept: data.unkept });
  };
  channel.postMessage('ask' satisfies ConditionQuestion);
}

/** Notes that the sandbox of this browser is being waited for, until a task ends. */
export async function whileWaiting<Result>(task: () => Promise<Result>): Promise<Result> {
  learn({ waiting: known.waiting + 1 });
  try {
    return await task();
  } finally {
    learn({ waiting: known.waiting - 1 });
  }
}

/** Notes whether this browser can run a sandbox. */
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
