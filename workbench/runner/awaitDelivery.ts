import { dataOf } from '../core/exchange.ts';
import { isToInbox } from '../core/inbox.ts';
import type { Delivery } from '../core/payment.ts';
import { type RunMemory, substitute } from './recordedValues.ts';
import type { RecordedStep } from './recording.ts';
import type { Responder } from './responder.ts';
import { listDeliveries } from './runCalls.ts';
import { waitUntil } from './waitUntil.ts';

/** Content of a delivered body: a JSON webhook, a form webhook, or a callback. */
interface DeliveredMessage {
  /** Undefined for a callback, whose body is the payment itself. */
  action?: string;
  /** Undefined for the events of entities. */
  paymentId?: string;
  isForm: boolean;
  content: unknown;
}

interface Json {
  webhook?: { action?: string };
  payments?: readonly { id: string }[];
  /** Id of the payment in a callback. */
  id?: string;
}

export function readDeliveredMessage(body: string): DeliveredMessage {
  try {
    const content = JSON.parse(body) as Json;
    const paymentId = content.payments?.[0]?.id ?? content.id;
    return { action: content.webhook?.action, paymentId, isForm: false, content };
  } catch {
    const content = Object.fromEntries(new URLSearchParams(body));
    return {
      action: content.hookAction,
      paymentId: content['payments[0][paymentId]'],
      isForm: true,
      content,
    };
  }
}

const pollMilliseconds = 250;
const limitMilliseconds = 10_000;

/** Waits for a delivery that matches the recorded one and that no step has shown yet; undefined if none arrives. */
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

/** Oldest attempted delivery. If some are addressed to the sandbox's own receiver, only those count. */
function oldestOf(deliveries: readonly Delivery[]): Delivery | undefined {
  const own = deliveries.filter(isToInbox);
  return (own.length > 0 ? own : deliveries).findLast(({ attempts }) => attempts.length > 0);
}

function matchesMessage({ action, isForm }: DeliveredMessage, delivery: Delivery): boolean {
  if (!action) return delivery.kind === 'callback';
  if (delivery.kind !== 'webhook' || delivery.action !== action) return false;
  return readDeliveredMessage(delivery.body).isForm === isForm;
}
