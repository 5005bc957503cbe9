import { setTimeout as wait } from 'node:timers/promises';
import type { RecordedRequest } from '../../recording.ts';
import type { Answer } from './compare.ts';

/** Sends one call; a test has a sandbox in its place. */
export type Send = (request: RecordedRequest) => Promise<Response>;

const mostTries = 5;
const longestWaitSeconds = 300;

/** Sends to a server. A redirect is an answer like any other: it could lead to another server. */
export const sendTo =
  (origin: string): Send =>
  ({ method, path, headers, body }) =>
    fetch(origin + path, { method, headers, body, redirect: 'manual', signal: AbortSignal.timeout(30_000) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One call after another, with a pause before each; a server that asks for time gets it. */
export function politely(send: Send, pauseMilliseconds: number) {
  return async (request: RecordedRequest): Promise<Answer> => {
    for (let tries = 1; ; tries++) {
      await wait(pauseMilliseconds);
      const response = await send(request);
      const { status, headers } = response;
      const seconds = Number(headers.get('Retry-After') ?? (status === 429 ? 2 ** tries : Number.NaN));
      const text = await response.text();
      if (tries === mostTries || ![429, 503].includes(status) || !(seconds <= longestWaitSeconds))
        return { status, contentType: headers.get('Content-Type') ?? '', body: parsed(text) };
      await wait(seconds * 1000);
    }
  };
}
