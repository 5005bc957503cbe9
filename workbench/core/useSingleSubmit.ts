import { useRef } from 'react';

/** Time after a response in which a repeated action counts as a double click or a held key. */
const tailMilliseconds = 500;

/** Runs one action at a time, so that a double click sends one request. Returns undefined if an action is running. */
export function useSingleSubmit() {
  const last = useRef({ busy: false, name: '', at: Number.NEGATIVE_INFINITY });
  return async function take<T>(name: string, task: () => Promise<T>): Promise<T | undefined> {
    const { busy, name: before, at } = last.current;
    if (busy || (before === name && performance.now() - at < tailMilliseconds)) return undefined;
    last.current = { busy: true, name, at };
    try {
      return await task();
    } finally {
      last.current = { busy: false, name, at: performance.now() };
    }
  };
}
