import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { acceptedStatuses } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import { failureText } from '@balcao/text/connectionFailure.ts';
import { withoutLogin } from '@balcao/text/urls.ts';
import { provider } from '../../provider.config.ts';
import { plain, plainLine, print, styled } from '../terminal/output.ts';
import type { Connection } from './connection.ts';

/** Timeout for a response of the receiver, the same as in the sandbox. */
const receiverMilliseconds = 30_000;

interface Shown {
  attempts: number;
  accepted: boolean;
}

/** Headers that are forwarded (docs/decisions/webhook-messages.md). No others may reach this machine. */
const forwardedHeaders = ['Content-Type', 'PayPay-Signature'] as const;

interface Answer {
  status: number | string;
  location?: string | null;
}

/** Sends a message with the original bytes, content type and signature. */
async function send(receiver: string, body: string, sent: Record<string, string>): Promise<Answer> {
  const { url, login } = withoutLogin(receiver);
  try {
    const signal = AbortSignal.timeout(receiverMilliseconds);
    const own = forwardedHeaders.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]]));
    const headers = {
      'User-Agent': provider.webhookUserAgent,
      Accept: '*/*',
      ...login,
      ...Object.fromEntries(own),
    };
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
    await response.body?.cancel();
    return { status: response.status, location: response.headers.get('location') };
  } catch (error) {
    return { status: failureText(url, error) };
  }
}

/**
 * Forwards each message sent from now on once, and again after a resend, which is manual or because the receiver here
 * did not accept it.
 * @returns function that forwards new messages, called after any possible change
 */
export async function forwarder(
  { call }: Connection,
  target: string,
  switches: ReadonlySet<string>,
): Promise<() => void> {
  const known = new Map<string, Shown>();
  const list = () => call<Delivery[]>('GET', '/sandbox/deliveries');
  for (const { id, attempts } of await list()) known.set(id, { attempts: attempts.length, accepted: true });

  async function forward({ id, kind, action, paymentId, body, attempts }: Delivery): Promise<void> {
    const accepts = (status: unknown) => (acceptedStatuses[kind] as readonly unknown[]).includes(status);
    const before = known.get(id) ?? { attempts: 0, accepted: false };
    const latest = attempts.at(-1);
    if (!latest || attempts.length <= before.attempts) return;
    // The sandbox retries a message that its own receiver refused, although the local one may have accepted it.
    const earlier = attempts.at(-2);
    const isRepeated = before.accepted && earlier !== undefined && !accepts(earlier.status);
    known.set(id, { attempts: attempts.length, accepted: before.accepted });
    if (isRepeated) return;
    const { status: answer, location = null } = await send(target, body, latest.headers);
    const accepted = accepts(answer);
    known.set(id, { attempts: attempts.length, accepted });
    if (switches.has('json')) return print({ id, action, paymentId, answer, location }, switches);
    const about = plainLine(paymentId ? `${action} of payment ${paymentId}` : action);
    const redirects = location ? `, redirects to ${location}` : '';
    const wanted =
      accepted || typeof answer === 'string'
        ? ''
        : ` (counts as failed: a ${kind} wants ${acceptedStatuses[kind].join(', ')})`;
    console.log(
      `${new Date().toISOString().slice(11, 19)}  ${about}: ${styled(accepted ? 'green' : 'red', answer + redirects + wanted)}`,
    );
  }

  let isForwarding = false;
  let again = false;
  async function forwardAll(): Promise<void> {
    isForwarding = true;
    while (again) {
      again = false;
      for (const delivery of (await list()).reverse()) await forward(delivery);
    }
  }
  return () => {
    again = true;
    if (isForwarding) return;
    forwardAll()
      .catch((error: Error) => console.error(plain(error.message)))
      .finally(() => {
        isForwarding = false;
      });
  };
}
