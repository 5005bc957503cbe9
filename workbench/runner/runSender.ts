import type { ApiCredentials } from '../core/apiCredentials.ts';
import type { Exchange } from '../core/exchange.ts';
import type { Locale } from '../core/locale.ts';
import { requestAs } from '../core/runnerContext.ts';
import type { RunRequest } from './paymentFlows.ts';
import { type Recording, recordedDeliveries, recordedExchange } from './recording.ts';

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
