import { useState } from 'react';
import { type Exchange, failureOf, type RequestFailure, succeeded } from '../../core/exchange.ts';
import { useSingleSubmit } from '../../core/useSingleSubmit.ts';

export interface ActionState {
  busy?: string;
  last?: Exchange;
  failure?: RequestFailure;
  /** Runs a call unless another is running, so that a double click sends one. Returns undefined if it did not run. */
  run(name: string, task: () => Promise<Exchange>): Promise<Exchange | undefined>;
}

/** Actions of a view. They run one at a time, and the outcome of the last one stays visible. */
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
