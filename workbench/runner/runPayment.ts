import { dataOf, type Exchange } from '../core/exchange.ts';
import { shownDelivery } from '../core/inbox.ts';
import type { Delivery } from '../core/payment.ts';
import type { CreatedResource, PaymentFlow, RunRequest } from './paymentFlows.ts';
import { deliveriesStep, type RunSender } from './runSender.ts';

/** Events of a run, in their order. */
export type RunEvent =
  | { kind: 'created'; exchange: Exchange }
  | { kind: 'state'; state: string; at: string }
  | { kind: 'delivered'; delivery: Delivery }
  /** A call was refused or got no response: the run ends. */
  | { kind: 'refused'; exchange: Exchange }
  /** The expected state or delivery did not come. */
  | { kind: 'silence' };

/** Number of polls before giving up. */
const polls = 20;

/**
 * Runs one payment from its creation to the webhook.
 * @param send sends the requests
 * @param rest waits between two polls
 */
export async function* runPayment(
  flow: PaymentFlow,
  send: RunSender,
  rest: () => Promise<void>,
): AsyncGenerator<RunEvent> {
  const exchange = await send(flow.create);
  const created = dataOf(exchange.reply) as CreatedResource | undefined;
  if (!created) return yield { kind: 'refused', exchange };
  yield { kind: 'created', exchange };
  yield stateOf(created);
  await rest();
  if (flow.pay) {
    const paid = await send(flow.pay(created));
    if (!dataOf(paid.reply)) return yield { kind: 'refused', exchange: paid };
  }
  const ending = await pollUntil<CreatedResource>(send, rest, flow.read(created), ({ stateDetails }) => {
    return stateDetails.state === flow.successState;
  });
  if ('kind' in ending) return yield ending;
  yield stateOf(ending.found);
  await rest();
  const sent = await pollUntil<Delivery[]>(send, rest, deliveriesOf(created), (all) =>
    Boolean(confirmationIn(all)),
  );
  if ('kind' in sent) return yield sent;
  const delivery = confirmationIn(sent.found);
  if (delivery) yield { kind: 'delivered', delivery };
}

/** Polls until a response matches. */
async function pollUntil<T>(
  send: RunSender,
  rest: () => Promise<void>,
  call: RunRequest,
  matches: (data: T) => boolean,
): Promise<{ found: T } | Extract<RunEvent, { kind: 'refused' | 'silence' }>> {
  for (let round = 0; round < polls; round += 1) {
    const exchange = await send(call);
    const data = dataOf(exchange.reply) as T | undefined;
    if (data === undefined) return { kind: 'refused', exchange };
    if (matches(data)) return { found: data };
    await rest();
  }
  return { kind: 'silence' };
}

function stateOf({ stateDetails }: CreatedResource): RunEvent {
  const { state, createdAt, timestamp } = stateDetails;
  return { kind: 'state', state, at: createdAt ?? timestamp ?? '' };
}

function deliveriesOf({ id, paymentId }: CreatedResource): RunRequest {
  return { step: deliveriesStep, method: 'GET', path: `/sandbox/deliveries?paymentId=${paymentId ?? id}` };
}

/** The webhook of the confirmation, once it was attempted. */
function confirmationIn(deliveries: readonly Delivery[]): Delivery | undefined {
  const delivery = shownDelivery(
    deliveries.filter(({ kind, action }) => kind === 'webhook' && action === 'payment_confirmed'),
  );
  return delivery && delivery.attempts.length > 0 ? delivery : undefined;
}
