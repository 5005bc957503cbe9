import { deliveryTimeoutSeconds } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import { failureText } from '@balcao/text/connectionFailure.ts';
import { withoutLogin } from '@balcao/text/urls.ts';
import type { Pause } from '../domain/runtime.ts';
import type { Attempt, DeliveryRecord } from '../domain/webhooks/delivery.ts';
import { bodyOf, formType } from '../domain/webhooks/deliveryBody.ts';
import { hookHash } from '../domain/webhooks/signature.ts';
import type { AttemptsInProgress } from './attemptsInProgress.ts';
import { payloadOf, signatureOf } from './failureMode.ts';

/** Attempt without a status. Cause and time would reveal internal networks (docs/decisions/local-and-exposed.md). */
export class NotReached extends Error {
  constructor(
    /** Duration to report, whatever the attempt took. */
    readonly durationMilliseconds: number,
  ) {
    super('not reached');
  }
}

/** Sends a request like `fetch`, but returns only the status and the redirect target. */
export type Post = (url: string, init: RequestInit) => Promise<{ status: number; location?: string | null }>;

export interface Transport {
  post: Post;
  pause: Pause;
  userAgent: string;
}

const locationCharacters = 2000;

/** Absolute redirect target of a response; null if it has none. */
function targetOf({ status, location }: Awaited<ReturnType<Post>>, url: string): string | null {
  const redirects = status >= 300 && status < 400 && location && URL.canParse(location, url);
  return redirects ? new URL(location, url).href.slice(0, locationCharacters) : null;
}

/** Hash of action and date, which a form contains besides its signature (docs/decisions/webhook-messages.md). */
function hookHashOf({ contentType, payload, hookHash: known }: DeliveryRecord, privateKey: string): string | null {
  if (contentType !== formType || known !== null) return known;
  const form = new URLSearchParams(payload);
  return hookHash(privateKey, form.get('hookAction') ?? '', form.get('hookDate') ?? '');
}

const reasonOf = (url: string, error: unknown): string =>
  (error as Error).name === 'TimeoutError' ? `no answer within ${deliveryTimeoutSeconds} s` : failureText(url, error);

/** Attempts a delivery once, without following redirects. A failure is returned, never thrown. */
export async function attempt(
  delivery: DeliveryRecord,
  privateKey: string,
  at: number,
  { post, pause, userAgent }: Transport,
  inProgress: AttemptsInProgress,
): Promise<{ sent: DeliveryRecord; attempt: Attempt }> {
  const { failureMode } = delivery;
  const sent = { ...delivery, hookHash: hookHashOf(delivery, privateKey) };
  const body = bodyOf(sent);
  const headers = {
    'User-Agent': userAgent,
    Accept: '*/*',
    'Content-Type': sent.contentType,
    'PayPay-Signature': signatureOf(privateKey, body, Math.floor(at / 1000), failureMode),
  };
  const { signal, elapsedMilliseconds, end } = inProgress.begin();
  const done = (outcome: Pick<Attempt, 'status' | 'error' | 'location'>, elapsed = elapsedMilliseconds()) => {
    const durationMilliseconds = Math.round(elapsed);
    return { sent, attempt: { at, url: sent.url, headers, ...outcome, durationMilliseconds, failureMode } };
  };
  try {
    const { headers: length, ...payload } = payloadOf(body, failureMode, pause);
    const { url, login } = withoutLogin(sent.url);
    const response = await post(url, {
      ...payload,
      method: 'POST',
      headers: { ...headers, ...length, ...login },
      redirect: 'manual',
      signal,
    });
    return done({ status: response.status, error: null, location: targetOf(response, sent.url) });
  } catch (error) {
    const counted = error instanceof NotReached ? error.durationMilliseconds : undefined;
    return done({ status: null, error: reasonOf(sent.url, error), location: null }, counted);
  } finally {
    end();
  }
}
