import { multibancoReference } from '@balcao/contract/checkDigits.ts';
import { describe, expect, it } from 'vitest';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { open } = purchases(testSandbox);

describe('Multibanco on the page', () => {
  it('steps over references the merchant registered itself', async () => {
    const page = await open();
    const next = (await page.reference()).data.payment.referenceDetails.reference;
    const own = String(Number(next.slice(0, 7)) + 1).padStart(7, '0');
    const reference = multibancoReference('12345', own, 5000);
    await testSandbox.api.post('/api/payments/references', { amount: 5000, referenceDetails: { reference } });
    const other = await open();
    const shown = (await other.reference()).data.payment.referenceDetails.reference;
    expect(Number(shown.slice(0, 7))).toBe(Number(own) + 1);
  });
});

it('the page is done when its deadline passed, even before the clock got there by itself', async () => {
  const page = await open({ payment: { validDate: { end: '2026-01-15T11:00:00' } } });
  testSandbox.clock.at += 3_600_000;
  expect((await page.card(cards.visa)).refusals).toEqual(['409 c0601']);
});
