import { shownDelivery } from '../context/inbox.ts';
import { dataOf, type Exchange } from '../exchange/exchange.ts';
import type { Delivery } from '../multibanco/payment.ts';
import type { CreatedResource, PaymentFlow, RunRequest } from './paymentFlows.ts';
import { deliveriesStep, type RunSender } from './runSender.ts';

/** What happens in a run, in the order in which it happens. */
export type RunEvent =
  | { kind: 'created'; exchange: Exchange }
  | { kind: 'state'; state: string; at: string }
  | { kind: 'delivered'; delivery: Delivery }
  /** A call was refused or not answered: the run is over. */
  | { kind: 'refused'; exchange: Exchange }
  /** What was waited for did not come. */
  | { kind: 'silence' };

/** How often is asked before giving up; each question comes after a rest. */
const polls = 20;

/**
 * Takes one payment from its creation to the webhook.
 * @param ask answers the calls
 * @param rest between two questions
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

/** Asks until an answer is the one that is waited for. */
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

/** The webhook that tells the confirmation, once it was tried. */
function confirmationIn(deliveries: readonly Delivery[]): Delivery | undefined {
  const delivery = shownDelivery(
    deliveries.filter(({ kind, action }) => kind === 'webhook' && action === 'payment_confirmed'),
  );
  return delivery && delivery.attempts.length > 0 ? delivery : undefined;
}
