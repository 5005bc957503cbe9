import { fetchJson } from '../core/client.ts';
import { dataOf } from '../core/exchange.ts';
import { isToInbox } from '../core/inbox.ts';
import type { Delivery } from '../core/payment.ts';
import { type DeliveredMessage, readDeliveredMessage } from './deliveredMessage.ts';
import type { RecordedStep } from './recording.ts';
import type { RunMemory } from './stepRunner.ts';
import { substitute } from './substituteValues.ts';

/** Number of polls before giving up, about ten seconds in all. */
const polls = 40;
const pollMilliseconds = 250;

/**
 * Waits for the delivery that corresponds to a recorded one: same payment, same event, not shown before.
 * @returns the delivery once it was attempted; undefined where it does not come
 */
export async function awaitDelivery(
  origin: string,
  authorization: string,
  step: RecordedStep,
  { known, shown }: RunMemory,
): Promise<Delivery | undefined> {
  const message = readDeliveredMessage(String(step.request.body));
  const { paymentId } = message;
  const about = paymentId ? `?paymentId=${encodeURIComponent(substitute(paymentId, known))}` : '';
  const url = `${origin}/sandbox/deliveries${about}`;
  for (let round = 0; round < polls; round += 1) {
    const reply = await fetchJson({ method: 'GET', url, headers: { Authorization: authorization } });
    const deliveries = (dataOf(reply) as Delivery[] | undefined) ?? [];
    const found = oldestOf(
      deliveries.filter((each) => !shown.includes(each.id) && matchesMessage(message, each)),
    );
    if (found) return found;
    await new Promise((done) => setTimeout(done, pollMilliseconds));
  }
  return undefined;
}

/** The oldest attempted delivery; one to the sandbox's own receiver is preferred and waited for. */
function oldestOf(deliveries: readonly Delivery[]): Delivery | undefined {
  const own = deliveries.filter(isToInbox);
  return (own.length > 0 ? own : deliveries).findLast(({ attempts }) => attempts.length > 0);
}

function matchesMessage({ action, isForm }: DeliveredMessage, delivery: Delivery): boolean {
  if (!action) return delivery.kind === 'callback';
  if (delivery.kind !== 'webhook' || delivery.action !== action) return false;
  return readDeliveredMessage(delivery.body).isForm === isForm;
}
