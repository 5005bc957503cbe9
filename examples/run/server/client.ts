import { setTimeout as wait } from 'node:timers/promises';
import { parsedBody } from '@balcao/workbench/runner/recording.ts';
import type { RecordedRequest } from '../../recording.ts';
import type { Answer } from './compare.ts';

type Send = (request: RecordedRequest) => Promise<Response>;

/** Sends to a server. A redirect is an answer like any other: it could lead to another server. */
export const sendTo =
  (origin: string): Send =>
  ({ method, path, headers, body }) =>
    fetch(origin + path, { method, headers, body, redirect: 'manual', signal: AbortSignal.timeout(30_000) });

const mostTries = 5;
const longestWaitSeconds = 300;

/** One call after another, with a pause before each; a server that asks for time gets it. No response has status 0. */
export function politely(send: Send, pauseMilliseconds: number) {
  return async function sendPolitely(request: RecordedRequest, tries = 1): Promise<Answer> {
    await wait(pauseMilliseconds);
    const response = await send(request).catch(() => undefined);
    if (!response) return { status: 0, contentType: '', body: undefined };
    const { status, headers } = response;
    const text = await response.text();
    const seconds = Number(headers.get('Retry-After') ?? (status === 429 ? 2 ** tries : Number.NaN));
    if ([429, 503].includes(status) && tries < mostTries && seconds <= longestWaitSeconds) {
      await wait(seconds * 1000);
      return sendPolitely(request, tries + 1);
    }
    return { status, contentType: headers.get('Content-Type') ?? '', body: parsedBody(text) };
  };
}
