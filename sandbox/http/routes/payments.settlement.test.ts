import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { get, charge, authorise, capture, refund, settle, pass, listen } = purchases(testSandbox);
const p = seed.payments;

describe('the close of the day', () => {
  it('transfers what was paid and invoices its fee, at midnight in Lisbon', async () => {
    const { id } = await charge();
    await pass(14 * 3600 - 1);
    const before = await get(id);
    expect(before.paymentFee?.invoiceDetails).toBeNull();
    expect(before).not.toHaveProperty('transferDetails');
    await pass(1);
    const after = await get(id);
    expect(after).toEqual({
      ...before,
      updatedAt: '2026-01-16T00:00:00+00:00',
      transferDetails: { payerReference: '1-26-015', transferredAt: '2026-01-16T00:00:00+00:00' },
      paymentFee: {
        ...before.paymentFee,
        invoiceDetails: { invoiceNumber: 'FT 2026/1015', invoicedAt: '2026-01-16T00:00:00+00:00' },
      },
    });
  });

  it('comes an hour earlier by universal time in summer', async () => {
    testSandbox.clock.at = Date.UTC(2026, 6, 15, 10);
    const { id } = await charge();
    await pass(13 * 3600);
    expect((await get(id)).transferDetails?.transferredAt).toBe('2026-07-16T00:00:00+01:00');
  });

  it('gives each day its own transfer and invoice', async () => {
    const first = await charge();
    await pass(24 * 3600);
    const second = await charge();
    await pass(24 * 3600);
    const numbers = [await get(first.id), await get(second.id)].map(({ transferDetails, paymentFee }) => [
      transferDetails?.payerReference,
      paymentFee?.invoiceDetails?.invoiceNumber,
    ]);
    expect(numbers).toEqual([
      ['1-26-015', 'FT 2026/1015'],
      ['1-26-016', 'FT 2026/1016'],
    ]);
  });

  it('passes over what is not paid, was voided, holds no money or gives it back', async () => {
    const { id: authorised } = await authorise();
    const captured = await authorise();
    const { data: taken } = await capture(captured.id, 700);
    const voided = await charge();
    const { data: given } = await refund(voided.id, 1000);
    await pass(24 * 3600);
    for (const id of [authorised, captured.id, voided.id, given.id, p.pendingReference]) {
      expect(await get(id)).not.toHaveProperty('transferDetails');
    }
    expect(await get(taken.id)).toHaveProperty('transferDetails');
  });

  it('tells nobody: money moves without an event', async () => {
    const notifications = await listen('payment_confirmed', 'payment_cancelled', 'payment_refunded');
    const { id } = await charge();
    await pass(24 * 3600);
    const heard = (await notifications()).filter(({ payment }) => payment.id === id);
    expect(heard.map(({ action }) => action)).toEqual(['payment_confirmed']);
  });

  it('can be found by: transfer, invoice and its number', async () => {
    const { id } = await charge();
    await pass(24 * 3600);
    for (const query of [
      'transferredAt[start]=2026-01-16T00:00:00',
      'invoicedDetails_invoicedAt[start]=2026-01-16T00:00:00',
      'invoiceDetails_number=FT%202026%2F1015',
    ]) {
      const { data } = await testSandbox.api.get<{ id: string }[]>(`/api/payments?${query}`);
      expect(data.map((payment) => payment.id).sort()).toEqual([p.confirmedCard, id].sort());
    }
  });
});

describe('settling by hand', () => {
  it('does at once what midnight would, under a number of its own, and once', async () => {
    const { id } = await charge();
    // The seed holds one payment of today besides.
    expect((await settle()).data).toEqual({ settled: 2 });
    expect((await settle()).data).toEqual({ settled: 0 });
    expect(await get(id)).toMatchObject({
      transferDetails: { payerReference: '2-26-015', transferredAt: '2026-01-15T10:00:00+00:00' },
      paymentFee: { invoiceDetails: { invoiceNumber: 'FT 2026/2015' } },
    });
    await pass(24 * 3600);
    expect((await get(id)).transferDetails?.payerReference).toBe('2-26-015');
  });

  it('leaves other platforms alone', async () => {
    const { id } = await charge();
    expect((await testSandbox.other.post<{ settled: number }>('/sandbox/settlement')).data).toEqual({
      settled: 0,
    });
    expect(await get(id)).not.toHaveProperty('transferDetails');
  });
});
