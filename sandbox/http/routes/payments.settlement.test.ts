import { describe, expect, it } from 'vitest';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { get, charge, settle, pass } = purchases(testSandbox);

describe('settling by hand', () => {
  it('does at once what midnight would, under a number of its own, and once', async () => {
    const { id } = await charge();
    // The seed contains another payment from today.
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
