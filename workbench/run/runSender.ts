import type { Keys } from '../context/apiCredentials.ts';
import { askAs } from '../context/runnerContext.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Locale } from '../locale.ts';
import { type Recording, recordedDelivery, recordedExchange } from '../multibanco/recording.ts';
import type { RunCall } from './paymentFlows.ts';

/** Answers the calls of a run. */
export type Ask = (call: RunCall) => Promise<Exchange>;

/** The name of the call that lists what was delivered. */
export const deliveriesStep = 'deliveries';

/** A sandbox answers. */
export function askSandbox(origin: string, keys: Keys, locale: Locale): Ask {
  const ask = askAs(origin, keys, locale);
  return ({ method, path, body }) => ask(method, path, body);
}

/** A recording answers: each call with what was recorded for it. */
export function askRecording(recording: Recording): Ask {
  return async ({ step, method, path }) => {
    if (step !== deliveriesStep) return recordedExchange(recording, step);
    const body = { data: [recordedDelivery(recording)] };
    return { method, path, headers: {}, reply: { status: 200, body, ms: 0 } };
  };
}
