import { useState } from 'react';
import { isTrouble } from '../client.ts';
import { type Exchange, refusalOf } from '../exchange/exchange.ts';
import type { Failure } from '../live/useLiveData.ts';
import { useTurns } from './useSingleSubmit.ts';

/** How an act stands: which one is on its way, and what came of the last. */
export interface Act {
  /** Name of the act on its way. */
  busy?: string;
  /** The last call that was made, for the reader to see. */
  last?: Exchange;
  failure?: Failure;
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
  return !isTrouble(reply) && reply.status < 400;
}

/** Why a call was not; undefined where it was. */
export function failureOf({ reply }: Exchange): Failure | undefined {
  if (isTrouble(reply)) return reply;
  return reply.status < 400 ? undefined : { refusal: refusalOf(reply) ?? String(reply.status) };
}

/** Acts of one place: they come one after the other, and the last one's outcome stays in sight. */
export function useAct(): Act {
  const [state, setState] = useState<Omit<Act, 'run'>>({});
  const take = useTurns();
  return {
    ...state,
    run: (name, task) =>
      take(name, async () => {
        setState({ busy: name });
        const exchange = await task();
        setState({ last: exchange, failure: failureOf(exchange) });
        return exchange;
      }),
  };
}
