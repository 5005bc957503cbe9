import { setTimeout as wait } from 'node:timers/promises';
import { parsedBody } from '@balcao/workbench/runner/recording.ts';
import type { RecordedRequest } from '../../recording.ts';

/** Response of a server. The status is 0 if the connection failed. */
export type Answer = { status: number; contentType: string; body: unknown };

type Send = (request: RecordedRequest) => Promise<Response>;

/** Sends without following redirects, because they could lead to another server. */
export function sendTo(origin: string): Send {
  return ({ path, ...request }) =>
    fetch(origin + path, { ...request, redirect: 'manual', signal: AbortSignal.timeout(30_000) });
}

/** Pauses before each request. Repeats it up to four times after `Retry-After`, if that is at most 5 minutes. */
export function politely(send: Send, pauseMilliseconds: number) {
  return async function sendPolitely(request: RecordedRequest, tries = 1): Promise<Answer> {
    await wait(pauseMilliseconds);
    const response = await send(request).catch(() => undefined);
    if (!response) return { status: 0, contentType: '', body: undefined };
    const { status, headers } = response;
    const body = parsedBody(await response.text());
    const seconds = Number(headers.get('Retry-After') ?? (status === 429 ? 2 ** tries : Number.NaN));
    const isBusy = [429, 503].includes(status) && tries < 5 && seconds <= 300;
    if (!isBusy) return { status, contentType: headers.get('Content-Type') ?? '', body };
    await wait(seconds * 1000);
    return sendPolitely(request, tries + 1);
  };
}
