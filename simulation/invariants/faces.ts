import type { PaymentState } from '@balcao/contract/resources/payments/enums.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { paymentOf } from '../actors/view.ts';
import type { Shop } from '../world/shop.ts';
import { readSoap, soapRequest } from '../world/soapCall.ts';
import type { World } from '../world/world.ts';
import { mayFail } from './faults.ts';
import type { Invariant, Look } from './invariant.ts';

/** Payments of a shop that are looked at from every side, the ones that changed last. */
const lookedAt = 3;

function latest(world: World, { tenant, clientId, platformCode }: Shop) {
  const own = world.changes
    .rows('payments', tenant)
    .map(paymentOf)
    .filter((payment) => payment.clientId === clientId && payment.platformCode === platformCode);
  const changed = [...own].sort((one, other) => other.updatedAt - one.updatedAt || other.id - one.id);
  return { own, changed: changed.slice(0, lookedAt) };
}

async function get(world: World, shop: Shop, path: string) {
  const call = world.call(shop, { method: 'GET', path });
  await world.until(call);
  return (await call).body;
}

/** What the old service says of each state, written down once more: the contract's own list is judged too. */
const stateIds: Readonly<Record<PaymentState, string>> = {
  pending: '0',
  confirmed: '1',
  cancelled: '2',
  authorised: '3',
  pending_confirmation: '4',
};

/** What both services say of a payment, in the same terms. */
const byRest = ({ id, amount, stateDetails, refunds = [], referenceDetails, transferDetails }: Payment) => ({
  id,
  amount: String(amount),
  state: stateIds[stateDetails.state],
  refunded: refunds.reduce((sum, refund) => sum + refund.amount, 0),
  reference: referenceDetails.entity && referenceDetails.reference,
  transfer: transferDetails?.payerReference,
});

// What SOAP gives is text without a type.
const bySoap = (payment: ReturnType<typeof readSoap>) => ({
  id: payment?.paymentId,
  amount: payment?.paymentAmount,
  state: payment?.paymentStateId,
  refunded: (payment?.paymentRefunds ?? []).reduce(
    (sum: number, refund: { amount: string }) => sum + Number(refund.amount),
    0,
  ),
  reference: payment?.reference,
  transfer: payment?.transferDetails?.payerReference,
});

async function compare(world: World, shop: Shop): Promise<string | undefined> {
  const { own, changed } = latest(world, shop);
  const list = await get(world, shop, '/api/payments?limit=1');
  if (list?.meta?.totalCount !== own.length)
    return `the list has ${list?.meta?.totalCount} payments of ${shop.clientId}, and there are ${own.length}`;
  if (changed.length === 0) return undefined;
  const wanted = { payments: changed.map(({ id }) => ({ paymentId: id })) };
  const asking = world.call(shop, await soapRequest(world, shop, 'checkEntityPayments', wanted));
  await world.until(asking);
  const told = readSoap((await asking).text)?.payments ?? [];
  for (const [place, { id }] of changed.entries()) {
    const rest = byRest((await get(world, shop, `/api/payments/${id}`))?.data as unknown as Payment);
    const soap = bySoap(told[place]);
    if (JSON.stringify(rest) !== JSON.stringify(soap))
      return `payment ${id}: REST says ${JSON.stringify(rest)}, SOAP ${JSON.stringify(soap)}`;
  }
  return undefined;
}

async function check(look: Look): Promise<string | undefined> {
  const { world, rested } = look;
  if (!rested) return undefined;
  // One shop at a rest: to ask about all of them would take as long as everything else.
  const shop = world.shops[Math.floor(world.time.now() / 1000) % world.shops.length] as Shop;
  const entity = world.changes.rows('entities', shop.tenant).find((row) => row.client_id === shop.clientId);
  if (mayFail(look, shop.tenant) || entity?.state !== 'approved') return undefined;
  // Something may fall due between two questions; what differs for good differs again.
  return (await compare(world, shop)) && compare(world, shop);
}

export const faces: Invariant = { name: 'REST, SOAP and the lists say the same', check };
