import { seed } from '@balcao/contract/scenarios/seed.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { describe, expect, it } from 'vitest';
import { purchases } from '../testing/purchases.ts';
import { soapOf } from '../testing/soap.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const soap = () => soapOf(testSandbox);
const buy = purchases(testSandbox);
const ids = seed.payments;

describe('checkEntityPayments', () => {
  const check = async (...payments: object[]) =>
    (await soap().call('checkEntityPayments', { payments })).payments;

  it('answers in the order asked, each by id, by reference, or by both', async () => {
    const { referenceDetails } = await buy.get(ids.confirmedReference);
    const { reference } = referenceDetails;
    const answers = await check(
      { paymentId: ids.cancelledReference },
      { reference },
      { paymentId: 999999 },
      { paymentId: ids.confirmedReference, reference },
      { paymentId: ids.pendingReference, reference },
      { paymentId: ids.otherEntity },
      {},
    );
    expect(
      answers.map(({ state, code, paymentId }: Record<string, string>) => [state, code, paymentId]),
    ).toEqual([
      ['1', '02', ids.cancelledReference],
      ['1', '02', ids.confirmedReference],
      ['0', '0062', undefined],
      ['1', '02', ids.confirmedReference],
      ['0', '0062', undefined],
      ['0', '0062', undefined],
      ['0', '0062', undefined],
    ]);
    expect(answers[2].paymentState).toBeUndefined();
  });

  it('tells state, money and dates of a payment that was paid and transferred', async () => {
    const [payment] = await check({ paymentId: ids.confirmedReference });
    expect(payment).toMatchObject({
      paymentState: '1',
      paymentStateId: String(soapService.paymentStateIds.confirmed),
      paymentBlocked: '0',
      paymentCancelled: '0',
      paymentDate: '14-01-2026 10:00:00',
      paymentMode: '2',
      paymentAmount: '1000',
      transferDetails: { bankAccountIban: seed.bankAccounts[0].iban },
      paymentRefunds: [],
    });
    expect(Number(payment.paymentFee.netAmount)).toBeGreaterThan(0);
    expect(payment.paymentFee.invoiceDetails.invoiceNumber).toBeTruthy();
    expect(payment.transferDetails.transferDate).toMatch(/^2026-01-\d\dT[\d:]{8}\+00:00$/);
  });

  it('tells what was refunded', async () => {
    const { id } = await buy.charge();
    const { data } = await buy.refund(id, 400);
    const [payment] = await check({ paymentId: id });
    expect(payment.paymentMode).toBe('1');
    expect(payment.paymentRefunds).toEqual([
      { paymentId: data.id, amount: '400', refundDate: '2026-01-15T10:00:00+00:00' },
    ]);
  });

  it('marks what was cancelled, and what its deadline blocked', async () => {
    const [cancelled, expired] = await check(
      { paymentId: ids.cancelledReference },
      { paymentId: ids.expiredReference },
    );
    expect([cancelled.paymentCancelled, cancelled.paymentBlocked]).toEqual(['1', '0']);
    expect([expired.paymentCancelled, expired.paymentBlocked]).toEqual(['1', '1']);
    expect(await buy.get(expired.paymentId)).toMatchObject({
      validDate: { blockLatePayment: true },
      stateDetails: { state: 'cancelled' },
      cancellation: { reason: 'date_expired' },
    });
  });

  it('has nothing to say of an empty list', async () => {
    expect(await check()).toEqual([]);
  });
});

describe('getEntityPayments', () => {
  const get = (startDate: string, endDate: string) =>
    soap().call('getEntityPayments', { startDate, endDate });

  it('lists what changed in a period, in either form of date, its state under both names', async () => {
    const { id } = await buy.charge();
    await testSandbox.api.post('/api/payments/references', { amount: 1000 });
    for (const [start, end] of [
      ['2026-01-15T10:00:00+00:00', '2026-01-15T10:00:00+00:00'],
      ['15-01-2026 10:00:00', '15-01-2026 10:00:00'],
    ]) {
      const answer = await get(start ?? '', end ?? '');
      expect(answer.integrationState).toEqual(answer.state);
      expect(answer.state.state).toBe('1');
      const own = answer.payments.filter(({ paymentId }: { paymentId: string }) => Number(paymentId) > 1100);
      expect(own).toMatchObject([
        { paymentId: id, paymentMethodCode: 'CC', paymentCancelled: 'false', paymentAmount: '1000' },
      ]);
    }
  });

  it('takes a period whose ends no year of four digits has in Lisbon', async () => {
    const whole = await get('0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-12:00');
    expect(whole.state.state).toBe('1');
    expect(whole.payments).toEqual((await get('0001-01-02T00:00:00Z', '9999-12-30T00:00:00Z')).payments);
  });

  it('lists a refunded payment once, with what was given back', async () => {
    const { id } = await buy.charge();
    await buy.refund(id, 1000);
    const { payments } = await get('2026-01-15T10:00:00Z', '2026-01-15T10:00:00Z');
    const own = payments.filter(({ paymentId }: { paymentId: string }) => Number(paymentId) > 1100);
    expect(own).toMatchObject([{ paymentId: id, paymentRefunds: [{ amount: '1000' }] }]);
  });

  it('lists nothing of another entity', async () => {
    const { payments } = await get('2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z');
    const listed = payments.map(({ paymentId }: { paymentId: string }) => paymentId);
    expect(listed).toContain(ids.confirmedReference);
    expect(listed).not.toContain(ids.otherEntity);
    expect(listed).not.toContain(ids.pendingReference);
  });

  it.each([
    ['no start', '', '2026-01-15T10:00:00Z', '0062'],
    ['an end that is none', '2026-01-15T10:00:00Z', 'agora', '0063'],
    ['an end before the start', '2026-01-15T10:00:00Z', '2026-01-14T10:00:00Z', '0063'],
  ])(
    'refuses %s by a code, under both names of the state, and not by a fault',
    async (_, start, end, code) => {
      const answer = await get(start, end);
      expect(answer.state).toMatchObject({ state: '0', code });
      expect(answer.integrationState).toEqual(answer.state);
    },
  );
});
