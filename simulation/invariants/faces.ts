import type { PaymentState } from '@balcao/contract/resources/payments/paymentEnums.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { paymentOf } from '../actors/view.ts';
import type { Shop } from '../world/shop.ts';
import { readSoap, soapRequest } from '../world/soapCall.ts';
import type { World } from '../world/world.ts';
import { mayFail } from './faultInvariants.ts';
import type { Invariant, Look } from './invariant.ts';
import { dayFirst } from './settlement.ts';

/** Number of the shop's latest changed payments to compare. */
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

/** State ids of the old service, listed here because the contract is also under test. */
const stateIds: Readonly<Record<PaymentState, string>> = {
  pending: '0',
  confirmed: '1',
  cancelled: '2',
  authorised: '3',
  pending_confirmation: '4',
};

const given = (value: unknown) => (value === undefined ? undefined : Number(value));

/** Payment in terms that both services share; REST returns no payment date. */
const byRest = (payment: Payment, paidAt: number | undefined) => {
  const { id, amount, stateDetails, refunds = [], referenceDetails, transferDetails, paymentFee } = payment;
  const invoice = paymentFee?.invoiceDetails ?? undefined;
  return {
    id,
    amount: String(amount),
    state: stateIds[stateDetails.state],
    paid: stateDetails.state === 'confirmed' ? '1' : '0',
    cancelled: stateDetails.state === 'cancelled' ? '1' : '0',
    paidAt: paidAt === undefined ? undefined : dayFirst(paidAt),
    refunds: refunds.map((refund) => [refund.paymentId, String(refund.amount), refund.createdAt]),
    reference: referenceDetails.entity && referenceDetails.reference,
    transfer: [transferDetails?.payerReference, transferDetails?.transferredAt],
    fee: [given(paymentFee?.netAmount), given(paymentFee?.taxAmount)],
    invoice: [invoice?.invoiceNumber, invoice?.invoicedAt],
  };
};

type SoapRefund = Record<'paymentId' | 'amount' | 'refundDate', string>;

const bySoap = (payment: ReturnType<typeof readSoap>) => ({
  id: payment?.paymentId,
  amount: payment?.paymentAmount,
  state: payment?.paymentStateId,
  paid: payment?.paymentState,
  cancelled: payment?.paymentCancelled,
  paidAt: payment?.paymentDate,
  refunds: (payment?.paymentRefunds ?? []).map((refund: SoapRefund) => [
    refund.paymentId,
    refund.amount,
    refund.refundDate,
  ]),
  reference: payment?.reference,
  transfer: [payment?.transferDetails?.payerReference, payment?.transferDetails?.transferDate],
  fee: [given(payment?.paymentFee?.netAmount), given(payment?.paymentFee?.taxAmount)],
  invoice: [payment?.paymentFee?.invoiceDetails?.invoiceNumber, payment?.paymentFee?.invoiceDetails?.invoiceDate],
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
  for (const [place, { id, state, paidAt }] of changed.entries()) {
    const rest = byRest((await get(world, shop, `/api/payments/${id}`))?.data as unknown as Payment, paidAt);
    const soap = bySoap(told[place]);
    // Ignores the date if the payment was paid after the rows were read.
    if (rest.state !== stateIds[state]) soap.paidAt = rest.paidAt;
    if (JSON.stringify(rest) !== JSON.stringify(soap))
      return `payment ${id}: REST says ${JSON.stringify(rest)}, SOAP ${JSON.stringify(soap)}`;
  }
  return undefined;
}

async function check(look: Look): Promise<string | undefined> {
  const { world, rested } = look;
  if (!rested) return undefined;
  // Compares one shop per rest, because comparing all would double the duration.
  const shop = world.shops[Math.floor(world.time.now() / 1000) % world.shops.length] as Shop;
  const entity = world.changes.rows('entities', shop.tenant).find((row) => row.client_id === shop.clientId);
  if (mayFail(look, shop.tenant) || entity?.state !== 'approved') return undefined;
  // Compares twice, because due work may run between the two requests; a real difference remains.
  return (await compare(world, shop)) && compare(world, shop);
}

export const faces: Invariant = { name: 'REST, SOAP and the lists say the same', check };
