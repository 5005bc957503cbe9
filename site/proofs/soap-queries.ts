import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

const period = (startDate: string, endDate: string) => ({ startDate, endDate });

/** Day in Lisbon, in winter. */
const day = (date: string) => period(`${date}T00:00:00+00:00`, `${date}T23:59:59+00:00`);

interface Listed {
  paymentId: string;
  paymentDate?: string;
  paymentCancelled: string;
  paymentRefunds: object[];
}

const idOf = ({ paymentId }: Listed) => paymentId;

const list = async ({ soap }: World, interval: object): Promise<Listed[]> =>
  (await soap.call('getEntityPayments', interval)).payments;

/** Checks payments through the service, and returns those in its response. */
const check = async ({ soap }: World, ...payments: object[]) =>
  (await soap.call('checkEntityPayments', { payments })).payments;

const makeUnpaid = async ({ api }: World) =>
  (await api.post<{ id: string }>('/api/payments/references', { amount: 1500 })).data.id;

/** Moves the clock by a day, past the midnight at which the sandbox transfers the day's payments. */
async function aDayPasses({ clock, sandbox }: World): Promise<void> {
  clock.at += 24 * 3_600_000;
  await sandbox.settle();
}

export default proofs('soap-queries', {
  'unknown-payment-fails-alone': chosen(['behaviour-soapUnknownPayment'], async (world) => {
    const { confirmedReference: paid, cancelledReference } = world.seed.payments;
    const { reference } = (await world.get(paid)).referenceDetails;
    const asked = [
      { paymentId: cancelledReference },
      { reference },
      { paymentId: paid, reference },
      { paymentId: 999999 },
    ];
    const answer = await world.soap.call('checkEntityPayments', { payments: asked });
    expect(answer.payments.map(idOf)).toEqual([cancelledReference, paid, paid, undefined]);
    expect(answer.payments.map(({ state }: { state: string }) => state)).toEqual(['1', '1', '1', '0']);
    expect(answer.payments.at(-1)).toMatchObject({
      code: '0062',
      message: expect.any(String),
      paymentState: undefined,
    });
    expect(JSON.stringify(answer.payments.slice(0, -1))).not.toContain('0062');
    expect(JSON.stringify({ ...answer, payments: [] })).not.toContain('"0"');
  }),
  'only-id-and-reference-count': async (world) => {
    const paymentId = world.seed.payments.confirmedReference;
    expect(await check(world, { paymentId, amount: 999_999, productCode: 'OUTRO' })).toEqual(
      await check(world, { paymentId }),
    );
  },
  'refund-has-id-and-amount': async (world) => {
    const { id } = await world.charge();
    const { data } = await world.refund(id, 400);
    const [{ paymentRefunds }] = await check(world, { paymentId: id });
    expect(Object.keys(paymentRefunds[0])).toEqual(['paymentId', 'amount', 'refundDate']);
    expect(paymentRefunds).toMatchObject([{ paymentId: data.id, amount: '400' }]);
  },
  'state-has-two-values': chosen(['payment-confirmed-void', 'behaviour-soapPaymentBlocked'], async (world) => {
    const { seed, charge, refund, get, api } = world;
    const { pendingReference, confirmedReference, cancelledReference, expiredReference } = seed.payments;
    const part = (await charge()).id;
    const refunded = (await refund(part, 400)).data;
    const whole = (await charge()).id;
    await refund(whole, 1000);
    const told = { paymentState: '0', paymentCancelled: '1' };
    for (const [paymentId, shown] of [
      [pendingReference, { paymentState: '0', paymentCancelled: '0', paymentBlocked: '0' }],
      [confirmedReference, { paymentState: '1' }],
      [cancelledReference, { ...told, paymentBlocked: '0' }],
      [expiredReference, { ...told, paymentBlocked: '1' }],
      [whole, { ...told, paymentRefunds: [{ amount: '1000' }] }],
      [part, { paymentState: '1', paymentRefunds: [{ amount: '400' }] }],
    ] as const)
      expect(await check(world, { paymentId })).toMatchObject([shown]);
    for (const closed of [expiredReference, cancelledReference]) {
      const { referenceDetails, amount } = await get(closed);
      expect((await api.post('/sandbox/atm', { ...referenceDetails, amount })).status, closed).toBe(409);
    }
    expect(await get(expiredReference)).toMatchObject({
      stateDetails: { state: 'cancelled' },
      cancellation: { reason: 'date_expired' },
    });
    expect(await get(part)).toMatchObject({ refunds: [{ paymentId: refunded.id, amount: 400 }] });
    expect((await get(refunded.id)).amount).toBe(400);
  }),
  'payment-is-listed-where-it-last-changed': chosen(['behaviour-feesAndTransfers'], async (world) => {
    const paid = await world.payReference();
    const given = await world.charge();
    const { data: refund } = await world.refund(given.id, 400);
    const cancelled = world.seed.payments.realtimeReference;
    await world.cancel(cancelled);
    const unpaid = await makeUnpaid(world);
    const [first, second] = [day('2026-01-15'), day('2026-01-16')];
    const listed = async (interval: object) => (await list(world, interval)).map(idOf);
    expect(await listed(first)).toEqual(expect.arrayContaining([paid.id, given.id, cancelled]));
    await aDayPasses(world);
    const left = (await list(world, first)).filter(({ paymentDate }) => paymentDate?.startsWith('15-'));
    expect(left).toEqual([]);
    for (const interval of [second, { ...first, endDate: second.endDate }]) {
      const ids = await listed(interval);
      for (const id of [paid.id, given.id]) expect(ids.filter((each) => each === id)).toHaveLength(1);
      expect(ids).not.toContain(unpaid);
      expect(ids).not.toContain(refund.id);
    }
    const onPayment = (await list(world, second)).find((each) => idOf(each) === given.id);
    expect(onPayment?.paymentRefunds).toMatchObject([{ paymentId: refund.id, amount: '400' }]);
  }),
  'paid-and-not-cancelled-close-a-day': async (world) => {
    const kept = [world.seed.payments.confirmedCard, (await world.payReference()).id];
    const voided = await world.payReference();
    await world.refund(voided.id, 1000);
    const refundedLater = await world.charge();
    await world.cancel(world.seed.payments.realtimeReference);
    await aDayPasses(world);
    await world.refund(refundedLater.id, 1000);
    await world.payReference();
    const { startDate } = day('2026-01-15');
    const found = await list(world, { startDate, endDate: day('2026-01-16').endDate });
    const closed = found.filter(
      ({ paymentDate = '', paymentCancelled }) => paymentDate.startsWith('15-01-2026') && paymentCancelled === 'false',
    );
    expect(closed.map(idOf).sort()).toEqual([...kept, refundedLater.id].sort());
  },
  'fee-comes-first-and-transfer-later': chosen(
    ['behaviour-feesAndTransfers', 'payment-confirmed-void'],
    async (world) => {
      const whole = await world.charge();
      await world.refund(whole.id, 1000);
      for (const paymentId of [await makeUnpaid(world), whole.id])
        expect((await check(world, { paymentId }))[0].paymentFee).toBeUndefined();
      const { id } = await world.payReference();
      await world.refund(id, 400);
      const [paid] = await check(world, { paymentId: id });
      expect(paid.paymentFee.netAmount).toEqual(expect.any(String));
      expect(paid.paymentRefunds).toMatchObject([{ amount: '400' }]);
      expect(paid.paymentFee.invoiceDetails?.invoiceNumber).toBeUndefined();
      expect(paid.transferDetails?.transferDate).toBeUndefined();
      await world.settle();
      const [settled] = await check(world, { paymentId: id });
      expect(settled.transferDetails.transferDate).toEqual(expect.any(String));
      expect(settled.paymentFee.invoiceDetails.invoiceNumber).toEqual(expect.any(String));
    },
  ),
});
