import { useRef, useState } from 'react';
import { type Exchange, failureOf, type RequestFailure, succeeded } from '../../core/exchange.ts';

/** The same action this soon after its response comes from a double click or a held key. */
const tailMilliseconds = 500;

/**
 * Lets one action run at a time, so that a double click sends one request.
 * @returns runs an action by its name and task; gives the task's result, or undefined while another one runs
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

export interface ActionState {
  busy?: string;
  last?: Exchange;
  failure?: RequestFailure;
  /**
   * Makes one call at a time; a double click makes one call.
   * @returns the call, or undefined while another one runs
   */
  run(name: string, task: () => Promise<Exchange>): Promise<Exchange | undefined>;
}

/** Actions of one view: they run one after the other, and the outcome of the last one stays visible. */
export function useAction(): ActionState {
  const [state, setState] = useState<Omit<ActionState, 'run'>>({});
  const submit = useSingleSubmit();
  return {
    ...state,
    run: (name, task) =>
      submit(name, async () => {
        setState({ busy: name });
        const exchange = await task();
        setState({ last: exchange, failure: succeeded(exchange) ? undefined : failureOf(exchange.reply) });
        return exchange;
      }),
  };
}
