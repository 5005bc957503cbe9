import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import { payerOnPage } from '../../testing/payer.ts';
import { exportState, importState, openPrivateSandbox } from '../../testing/privateSandbox.ts';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** A token is all a payer brings: it acts where the page was made, and nowhere else. */
const testSandbox = useTestSandbox();
const { open } = purchases(testSandbox);

it('a page acts for the entity that made it, and no log shows its calls', async () => {
  const { data } = await testSandbox.other.post<{ id: string; paymentId: string }>('/api/checkouts', {
    payment: { amount: 1000, paymentMethod: { code: 'CC' } },
  });
  const paid = (await payerOnPage(testSandbox, data.id).card(cards.visa)).data;
  expect(paid).toMatchObject({ state: 'PaymentSuccess', merchant: seed.otherEntity.name });
  const { data: payment } = await testSandbox.other.get(`/api/payments/${data.paymentId}`);
  expect(payment).toMatchObject({ stateDetails: { state: 'confirmed' } });
  const { data: logged } = await testSandbox.other.get<{ path: string }[]>('/sandbox/requests');
  expect(logged.filter(({ path }) => path.startsWith('/payer'))).toEqual([]);
});

it('a page of a private sandbox acts there, by that sandbox’s clock', async () => {
  const { api, checkouts } = await openPrivateSandbox(testSandbox.sandbox, { seed: 'payer-test' });
  await api.post('/sandbox/clock', { advanceSeconds: 3600 });
  const { data } = await payerOnPage(testSandbox, checkouts.ready).card(cards.visa);
  expect(data).toMatchObject({ state: 'PaymentSuccess', now: '2026-01-15T11:00:00+00:00' });
  const stateOf = async (client: typeof api, id: string) =>
    (await client.get<{ stateDetails: { state: string } }>(`/api/checkouts/${id}`)).data.stateDetails.state;
  expect(await stateOf(api, checkouts.ready)).toBe('PaymentSuccess');
  expect(await stateOf(testSandbox.api, seed.checkouts.ready)).toBe('PaymentReady');
});

it('a page whose holder refused says so in the sandbox it was copied into, too', async () => {
  const page = await open();
  const payer = payerOnPage(testSandbox, page.id);
  await payer.card(cards.challenge);
  await payer.bank('refuse');
  const state = await exportState(testSandbox.api);
  expect(JSON.stringify(state)).toContain('"holderRefused":true');
  const { api: copy } = await openPrivateSandbox(testSandbox.sandbox, { seed: 'payer-refused' });
  await importState(copy, state);
});

it('a page that was copied into another sandbox is another page there', async () => {
  const page = await open();
  const state = await exportState(testSandbox.api);
  testSandbox.clock.at += 1000;
  const { api: copy } = await openPrivateSandbox(testSandbox.sandbox, { seed: 'payer-copy' });
  await importState(copy, state);
  await payerOnPage(testSandbox, page.id).card(cards.visa);
  expect(await page.state()).toBe('PaymentSuccess');
  expect((await copy.get(`/api/checkouts/${page.id}`)).refusals).toEqual(['404 e00501']);
});
