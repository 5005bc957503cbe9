import { useRef } from 'react';

/** The same action this soon after its response comes from a double click or a held key. */
const tailMilliseconds = 500;

/** One action at a time: a double click sends one request. Gives undefined while another one runs. */
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
