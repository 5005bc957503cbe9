import { useState } from 'react';
import { type Exchange, failureOf, type RequestFailure, succeeded } from '../../core/exchange.ts';
import { useSingleSubmit } from './useSingleSubmit.ts';

/** State of a pane's actions: the one that runs, and the outcome of the last. */
export interface ActionState {
  /** Name of the action that runs. */
  busy?: string;
  /** The last call, to be shown. */
  last?: Exchange;
  failure?: RequestFailure;
  /**
   * Makes one call at a time; a double click makes one call.
   * @param name of the action
   * @param task makes the call
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
