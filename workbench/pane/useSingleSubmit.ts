import { useRef } from 'react';

/** The same act this soon after its answer is the tail of a double click or of a held key. */
const tailMilliseconds = 500;

/**
 * Lets one act through at a time, so that a double press is one.
 * @returns takes an act's name and its task; gives what the task gives, or undefined where another one is on its way
 */
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
