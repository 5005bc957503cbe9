import { useState } from 'react';
import { isNetworkFailure } from '../client.ts';
import { type Exchange, refusalOf } from '../exchange/exchange.ts';
import type { RequestFailure } from '../live/useLiveData.ts';
import { useSingleSubmit } from './useSingleSubmit.ts';

/** How an act stands: which one is on its way, and what came of the last. */
export interface ActionState {
  /** Name of the act on its way. */
  busy?: string;
  /** The last call that was made, for the reader to see. */
  last?: Exchange;
  failure?: RequestFailure;
  /**
   * Makes one call at a time; a double press makes one.
   * @param name of the act
   * @param task makes the call
   * @returns the call, or undefined where another one was on its way
   */
  run(name: string, task: () => Promise<Exchange>): Promise<Exchange | undefined>;
}

/** Whether a call was answered with a success. */
export function succeeded({ reply }: Exchange): boolean {
  return !isNetworkFailure(reply) && reply.status < 400;
}

/** Why a call was not; undefined where it was. */
export function failureOf({ reply }: Exchange): RequestFailure | undefined {
  if (isNetworkFailure(reply)) return reply;
  return reply.status < 400 ? undefined : { refusal: refusalOf(reply) ?? String(reply.status) };
}

/** Acts of one place: they come one after the other, and the last one's outcome stays in sight. */
export function useAction(): ActionState {
  const [state, setState] = useState<Omit<ActionState, 'run'>>({});
  const submit = useSingleSubmit();
  return {
    ...state,
    run: (name, task) =>
      submit(name, async () => {
        setState({ busy: name });
        const exchange = await task();
        setState({ last: exchange, failure: failureOf(exchange) });
        return exchange;
      }),
  };
}
