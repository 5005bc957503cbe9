import type { ApiCredentials } from '../context/apiCredentials.ts';
import { requestAs } from '../context/runnerContext.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Locale } from '../locale.ts';
import { type Recording, recordedDelivery, recordedExchange } from '../multibanco/recording.ts';
import type { RunRequest } from './paymentFlows.ts';

/** Answers the calls of a run. */
export type RunSender = (call: RunRequest) => Promise<Exchange>;

/** The name of the call that lists what was delivered. */
export const deliveriesStep = 'deliveries';

/** A sandbox answers. */
export function sandboxSender(origin: string, keys: ApiCredentials, locale: Locale): RunSender {
  const send = requestAs(origin, keys, locale);
  return ({ method, path, body }) => send(method, path, body);
}

/** A recording answers: each call with what was recorded for it. */
export function recordingSender(recording: Recording): RunSender {
  return async ({ step, method, path }) => {
    if (step !== deliveriesStep) return recordedExchange(recording, step);
    const body = { data: [recordedDelivery(recording)] };
    return { method, path, headers: {}, reply: { status: 200, body, ms: 0 } };
  };
}
