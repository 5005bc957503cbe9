import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { create, repeat, open } = purchases(testSandbox);
const { own, shared } = seed.customers;
const { card } = seed.savedMethods;
const paymentMethod = { uuid: card };
const moveTo = (to: string) => testSandbox.api.post('/sandbox/clock', { to });
const said = ({ refusals, body }: Awaited<ReturnType<typeof create>>) => [refusals, body.error?.errors[0]?.msg];

describe('a saved card is not charged', () => {
  it.each<[string, object, string]>([
    ['without its customer', {}, 'junte customer.uuid'],
    ['with another customer', { customer: { uuid: shared } }, 'não tem este método'],
  ])('%s', async (_, more, words) => {
    expect(said(await create({ paymentMethod, ...more }))).toEqual([['422 e00218'], expect.stringContaining(words)]);
  });

  it('after the month it is valid to, in no way', async () => {
    const page = await open({ payment: { recurring: {} } });
    await page.card(cards.mastercard, { expiryYear: '2031' });
    await moveTo('2030-05-31T22:59:59Z');
    const asked = { paymentMethod, customer: { uuid: own } };
    expect((await create(asked)).status).toBe(201);
    await moveTo('2030-05-31T23:00:00Z');
    const expired = [['400 e00402'], expect.stringContaining('caducou em 05/2030')];
    expect(said(await create(asked))).toEqual(expired);
    expect(said(await repeat(seed.payments.initialRecurring, 1000))).toEqual(expired);
    // The card typed on the page is valid for longer.
    expect((await repeat(page.paymentId, 1000)).status).toBe(201);
  });
});
