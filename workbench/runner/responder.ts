import { dataOf, type Exchange } from '../core/exchange.ts';
import type { RunnerContext } from '../core/runnerContext.ts';
import { type Recording, recordedDeliveries, recordedExchange } from './recording.ts';
import { type Call, readClock } from './runCalls.ts';
import { pause } from './waitUntil.ts';

/** Sends calls to a sandbox, or finds the responses in a recording. */
export interface Responder {
  isReplay: boolean;
  /** Sends a call or finds its recorded response. Does not reject if a request fails. */
  send(call: Call): Promise<Exchange>;
}

export function liveResponder(request: RunnerContext['request']): Responder {
  return {
    isReplay: false,
    send: ({ method, path, body, ...options }) => request(method, path, body, options),
  };
}

/** Responds to each call with the recorded response of the same name, after a pause so that each step can be seen. */
export function replayResponder(recording: Recording, pauseMilliseconds = 0): Responder {
  return {
    isReplay: true,
    async send({ name, path }) {
      await pause(pauseMilliseconds);
      return name === 'listDeliveries' ? recordedDeliveries(recording, path) : recordedExchange(recording, name);
    },
  };
}

/** Current time on a sandbox's clock (ISO 8601), or this machine's time if the sandbox does not respond. */
export async function sandboxNow({ send }: Responder): Promise<string> {
  const { reply } = await send(readClock());
  return (dataOf(reply) as { now: string } | undefined)?.now ?? new Date().toISOString();
}
