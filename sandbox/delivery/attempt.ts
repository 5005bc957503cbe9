import { deliveryTimeoutSeconds } from '@balcao/contract/limits.ts';
import type { Attempt, DeliveryRecord } from '../domain/delivery.ts';
import { type Pause, payloadOf, signatureOf } from './mischief.ts';
import { hookHash } from './sign.ts';

/** How a message leaves: `fetch`, or something that answers like it. */
export type Post = (url: string, init: RequestInit) => Promise<Response>;

/** The way a message takes, and how it lingers on it. */
export interface Way {
  post: Post;
  pause: Pause;
}

async function bodyOf(delivery: DeliveryRecord, privateKey: string): Promise<string> {
  if (delivery.contentType === 'application/json') return delivery.body;
  const form = new URLSearchParams(delivery.body);
  const hash = await hookHash(privateKey, form.get('hookAction') ?? '', form.get('hookDate') ?? '');
  form.set('hookHash', hash);
  return form.toString();
}

/** Why a connection failed, in one line: the inner cause says more than fetch's own words. */
function reasonOf(error: unknown): string {
  const { cause, name, message } = error as { cause?: { message?: string }; name: string; message: string };
  if (name === 'TimeoutError') return `no answer within ${deliveryTimeoutSeconds} s`;
  return cause?.message || message;
}

/**
 * Tries to hand a message over once. Redirects are not followed (spec 2 §5).
 * @param at the sandbox's time, in milliseconds; the signature carries it in seconds
 * @param stopping breaks the attempt off
 * @returns the body as it left, and how the attempt went; trouble is a value, never a throw
 */
export async function attempt(
  delivery: DeliveryRecord,
  privateKey: string,
  at: number,
  { post, pause }: Way,
  stopping: AbortSignal,
): Promise<{ body: string; attempt: Attempt }> {
  const { mischief } = delivery;
  const body = await bodyOf(delivery, privateKey);
  const headers = {
    'Content-Type': delivery.contentType,
    'PayPay-Signature': await signatureOf(privateKey, body, Math.floor(at / 1000), mischief),
  };
  const started = performance.now();
  const done = (status: number | null, error: string | null) => ({
    body,
    attempt: {
      at,
      headers,
      status,
      error,
      durationMilliseconds: Math.round(performance.now() - started),
      mischief,
    },
  });
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(deliveryTimeoutSeconds * 1000), stopping]);
    const answer = await post(delivery.url, {
      ...payloadOf(body, mischief, pause),
      method: 'POST',
      headers,
      redirect: 'manual',
      signal,
    });
    await answer.body?.cancel();
    return done(answer.status, null);
  } catch (error) {
    return done(null, reasonOf(error));
  }
}
