import { dataOf } from '../core/exchange.ts';
import { isToInbox } from '../core/inbox.ts';
import type { Delivery } from '../core/payment.ts';
import { listDeliveries } from './calls.ts';
import { type DeliveredMessage, readDeliveredMessage } from './deliveredMessage.ts';
import type { RecordedStep } from './recording.ts';
import type { Responder } from './responder.ts';
import { type RunMemory, substitute } from './substituteValues.ts';
import { waitUntil } from './waitUntil.ts';

const pollMilliseconds = 250;
const limitMilliseconds = 10_000;

/**
 * Waits for the delivery that corresponds to a recorded one: same payment, same event, not shown before.
 * @returns the delivery once it was attempted; undefined where it does not come
 */
export function awaitDelivery(
  { send }: Responder,
  step: RecordedStep,
  { known, shown }: RunMemory,
  signal?: AbortSignal,
): Promise<Delivery | undefined> {
  const message = readDeliveredMessage(String(step.request.body));
  const list = listDeliveries(message.paymentId && substitute(message.paymentId, known));
  const look = async () => {
    const deliveries = (dataOf((await send(list)).reply) as Delivery[] | undefined) ?? [];
    return oldestOf(deliveries.filter((each) => !shown.includes(each.id) && matchesMessage(message, each)));
  };
  return waitUntil(look, Boolean, { pollMilliseconds, limitMilliseconds, signal });
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
