import type { Delivery } from '@balcao/contract/control/schema.ts';
import { plain, plainLine, print, styled } from '../terminal/output.ts';
import type { Connection } from './connection.ts';

/** Longest time a receiver may take, as with the sandbox itself. */
const receiverMilliseconds = 30_000;

/** What the receiver here answered, and how many attempts it has been shown. */
interface Shown {
  attempts: number;
  accepted: boolean;
}

/** Headers that a message has (docs/decisions/webhook-messages.md): a sandbox gets no other into this machine. */
const forwardedHeaders = ['Content-Type', 'PayPay-Signature'] as const;

/** Sends one message as the sandbox sent it: the same bytes, content type and signature. */
async function send(target: string, body: string, sent: Record<string, string>): Promise<number | string> {
  try {
    const signal = AbortSignal.timeout(receiverMilliseconds);
    const headers = Object.fromEntries(
      forwardedHeaders.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])),
    );
    const response = await fetch(target, { method: 'POST', body, headers, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return (error as { cause?: Error }).cause?.message || (error as Error).message;
  }
}

/**
 * Forwards the messages of a sandbox that are sent from now on, each once; what was sent again, because the receiver here
 * did not accept it or somebody asked for it, is forwarded again.
 * @param switches of the command
 * @returns forwards what is new, to be called whenever something may be
 */
export async function forwarder(
  { call }: Connection,
  target: string,
  switches: ReadonlySet<string>,
): Promise<() => void> {
  const known = new Map<string, Shown>();
  const list = () => call<Delivery[]>('GET', '/sandbox/deliveries');
  for (const { id, attempts } of await list()) known.set(id, { attempts: attempts.length, accepted: true });

  async function forward({ id, action, paymentId, body, attempts }: Delivery): Promise<void> {
    const before = known.get(id) ?? { attempts: 0, accepted: false };
    const latest = attempts.at(-1);
    if (!latest || attempts.length <= before.attempts) return;
    // The sandbox repeats what its own receiver did not accept; the one here may have.
    const failedThere = (attempts.at(-2)?.status ?? 200) >= 300;
    const isRepeated = before.accepted && failedThere;
    known.set(id, { attempts: attempts.length, accepted: before.accepted });
    if (isRepeated) return;
    const answer = await send(target, body, latest.headers);
    const accepted = typeof answer === 'number' && answer < 300;
    known.set(id, { attempts: attempts.length, accepted });
    if (switches.has('json')) return print({ id, action, paymentId, answer }, switches);
    const about = plainLine(paymentId ? `${action} of payment ${paymentId}` : action);
    console.log(
      `${new Date().toISOString().slice(11, 19)}  ${about}: ${styled(accepted ? 'green' : 'red', String(answer))}`,
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
