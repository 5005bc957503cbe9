import { deliveryTimeoutSeconds } from '@balcao/contract/resources/webhooks/deliveryTimeout.ts';
import type { Pause } from '../domain/runtime.ts';
import { bodyOf, formType } from '../domain/webhooks/bodyFrame.ts';
import type { Attempt, DeliveryRecord } from '../domain/webhooks/delivery.ts';
import { hookHash } from '../domain/webhooks/signature.ts';
import type { AttemptsInProgress } from './attemptsInProgress.ts';
import { payloadOf, signatureOf } from './failureMode.ts';
import { NotReached } from './notReached.ts';

/** How a message leaves: takes what `fetch` takes, and discards what the receiver says besides its status. */
export type Post = (url: string, init: RequestInit) => Promise<{ status: number }>;

/** How deliveries leave, and how they are slowed down. */
export interface Transport {
  post: Post;
  pause: Pause;
}

/**
 * A form carries a hash of its action and date beside the signature of its header (docs/decisions/webhook-messages.md).
 */
function hookHashOf(
  { contentType, payload, hookHash: known }: DeliveryRecord,
  privateKey: string,
): string | null {
  if (contentType !== formType || known !== null) return known;
  const form = new URLSearchParams(payload);
  return hookHash(privateKey, form.get('hookAction') ?? '', form.get('hookDate') ?? '');
}

/** Why a connection failed, in one line: the inner cause says more than fetch's own words. */
function reasonOf(error: unknown): string {
  const { cause, name, message } = error as { cause?: { message?: string }; name: string; message: string };
  if (name === 'TimeoutError') return `no answer within ${deliveryTimeoutSeconds} s`;
  return cause?.message || message;
}

/**
 * Tries to hand a message over once. Redirects are not followed.
 * @param at the sandbox's time, in milliseconds; the signature carries it in seconds
 * @param inProgress where the attempt can be broken off
 * @returns the delivery as it was sent, and how the attempt went; a failure is a value, never a throw
 */
export async function attempt(
  delivery: DeliveryRecord,
  privateKey: string,
  at: number,
  { post, pause }: Transport,
  inProgress: AttemptsInProgress,
): Promise<{ sent: DeliveryRecord; attempt: Attempt }> {
  const { failureMode } = delivery;
  const sent = { ...delivery, hookHash: hookHashOf(delivery, privateKey) };
  const body = bodyOf(sent);
  const headers = {
    'Content-Type': sent.contentType,
    'PayPay-Signature': signatureOf(privateKey, body, Math.floor(at / 1000), failureMode),
  };
  const { signal, elapsedMilliseconds, end } = inProgress.begin();
  const done = (status: number | null, error: string | null, elapsed = elapsedMilliseconds()) => {
    const durationMilliseconds = Math.round(elapsed);
    return { sent, attempt: { at, headers, status, error, durationMilliseconds, failureMode } };
  };
  try {
    const response = await post(sent.url, {
      ...payloadOf(body, failureMode, pause),
      method: 'POST',
      headers,
      redirect: 'manual',
      signal,
    });
    return done(response.status, null);
  } catch (error) {
    const counted = error instanceof NotReached ? error.durationMilliseconds : undefined;
    return done(null, reasonOf(error), counted);
  } finally {
    end();
  }
}
