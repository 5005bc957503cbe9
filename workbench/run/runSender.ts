import type { ApiCredentials } from '../context/apiCredentials.ts';
import { requestAs } from '../context/runnerContext.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Locale } from '../locale.ts';
import { type Recording, recordedDeliveries, recordedExchange } from '../multibanco/recording.ts';
import type { RunRequest } from './paymentFlows.ts';

/** Sends the requests of a run. */
export type RunSender = (call: RunRequest) => Promise<Exchange>;

/** Name of the step that lists deliveries. */
export const deliveriesStep = 'deliveries';

/** Sends requests to a sandbox. */
export function sandboxSender(origin: string, keys: ApiCredentials, locale: Locale): RunSender {
  const send = requestAs(origin, keys, locale);
  return ({ method, path, body }) => send(method, path, body);
}

/** Answers each request from a recording. */
export function recordingSender(recording: Recording): RunSender {
  return async ({ step, path }) =>
    step === deliveriesStep ? recordedDeliveries(recording, path) : recordedExchange(recording, step);
}
