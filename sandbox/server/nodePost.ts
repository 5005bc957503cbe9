import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Post } from '../webhooks/attempt.ts';

/** The most a response's body may have before its connection is closed rather than kept. */
const discardedBytes = 64_000;

/** What undici is loaded for is a delivery: until the first one leaves it costs nothing. */
let loading: Promise<Pick<typeof import('undici'), 'request'>> | undefined;

/**
 * Sends deliveries with undici's own client, which takes a third of the time of `fetch`, over connections that are kept
 * for the next delivery to the same receiver. It follows no redirects.
 */
export const nodePost: Post = async (url, { headers, body, signal }) => {
  // In a bundle it has its default export alone, as a package in CommonJS.
  loading ??= import('undici').then(({ default: undici }) => undici);
  const { request } = await loading;
  const response = await request(url, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: typeof body === 'string' ? body : Readable.fromWeb(body as ReadableStream),
    signal: signal ?? null,
  });
  await response.body.dump({ limit: discardedBytes });
  return { status: response.statusCode };
};
