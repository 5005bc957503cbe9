import { shownDelivery } from '../context/inbox.ts';
import { dataOf, type Exchange } from '../exchange/exchange.ts';
import type { Delivery } from '../multibanco/payment.ts';
import type { Created, RunCall, Way } from './paymentFlows.ts';
import { type Ask, deliveriesStep } from './runSender.ts';

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
const patience = 20;

/**
 * Takes one payment from its creation to the webhook.
 * @param ask answers the calls
 * @param rest between two questions
 */
export async function* runPayment(way: Way, ask: Ask, rest: () => Promise<void>): AsyncGenerator<RunEvent> {
  const exchange = await ask(way.create);
  const created = dataOf(exchange.reply) as Created | undefined;
  if (!created) return yield { kind: 'refused', exchange };
  yield { kind: 'created', exchange };
  yield stateOf(created);
  await rest();
  if (way.pay) {
    const paid = await ask(way.pay(created));
    if (!dataOf(paid.reply)) return yield { kind: 'refused', exchange: paid };
  }
  const ending = await firstAnswer<Created>(ask, rest, way.look(created), ({ stateDetails }) => {
    return stateDetails.state === way.good;
  });
  if ('kind' in ending) return yield ending;
  yield stateOf(ending.found);
  await rest();
  const sent = await firstAnswer<Delivery[]>(ask, rest, deliveriesOf(created), (all) => Boolean(toldIn(all)));
  if ('kind' in sent) return yield sent;
  const delivery = toldIn(sent.found);
  if (delivery) yield { kind: 'delivered', delivery };
}

/** Asks until an answer is the one that is waited for. */
async function firstAnswer<T>(
  ask: Ask,
  rest: () => Promise<void>,
  call: RunCall,
  isIt: (data: T) => boolean,
): Promise<{ found: T } | Extract<RunEvent, { kind: 'refused' | 'silence' }>> {
  for (let round = 0; round < patience; round += 1) {
    const exchange = await ask(call);
    const data = dataOf(exchange.reply) as T | undefined;
    if (data === undefined) return { kind: 'refused', exchange };
    if (isIt(data)) return { found: data };
    await rest();
  }
  return { kind: 'silence' };
}

function stateOf({ stateDetails }: Created): RunEvent {
  const { state, createdAt, timestamp } = stateDetails;
  return { kind: 'state', state, at: createdAt ?? timestamp ?? '' };
}

function deliveriesOf({ id, paymentId }: Created): RunCall {
  return { step: deliveriesStep, method: 'GET', path: `/sandbox/deliveries?paymentId=${paymentId ?? id}` };
}

/** The webhook that tells the confirmation, once it was tried. */
function toldIn(deliveries: readonly Delivery[]): Delivery | undefined {
  const delivery = shownDelivery(
    deliveries.filter(({ kind, action }) => kind === 'webhook' && action === 'payment_confirmed'),
  );
  return delivery && delivery.attempts.length > 0 ? delivery : undefined;
}
