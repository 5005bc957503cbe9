import type { TenantState } from '@balcao/contract/control/controlTenants.ts';
import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import { exportState, importState, openPrivateSandbox } from '../../testing/api.ts';
import { payerOnPage } from '../../testing/payer.ts';
import { cards } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** A page token fully authorises its payer, so an imported token must not open a page. */
const testSandbox = useTestSandbox();

const view = (token: string) => testSandbox.api.get<PayerView>(`/payer/${token}`);

const replaced = (state: TenantState, from: string, to: string): TenantState =>
  JSON.parse(JSON.stringify(state).replaceAll(from, to));

it('another’s token in a state neither takes over, nor shadows, nor breaks the page it belongs to', async () => {
  const victim = await openPrivateSandbox(testSandbox.sandbox);
  const token = victim.checkouts.ready;
  const before = (await view(token)).data;
  const forged = replaced(await exportState(testSandbox.api), seed.checkouts.ready, token);
  // The shared sandbox is the oldest, so its page would win if both had the token.
  expect((await importState(testSandbox.api, forged)).status).toBe(200);
  expect((await view(token)).data).toEqual(before);
  expect((await testSandbox.api.get(`/api/checkouts/${token}`)).refusals).toEqual(['404 e00501']);
  await payerOnPage(testSandbox, token).card(cards.visa);
  const { data } = await victim.api.get<Payment>(`/api/payments/${seed.payments.readyCheckout}`);
  expect(data.stateDetails.state).toBe('confirmed');
  const { data: own } = await testSandbox.api.get<Payment>(`/api/payments/${seed.payments.readyCheckout}`);
  expect(own.stateDetails.state).toBe('pending');
});

it('each page gets a new token wherever a state names the old one, and works with it', async () => {
  const { api } = await openPrivateSandbox(testSandbox.sandbox);
  const { data: made } = await api.post<{ id: string; paymentId: string }>('/api/checkouts', {
    payment: { amount: 1000, summary: 'x' },
    page: { language: 'PT', layout: 'web' },
    redirects: [{ type: 'success', url: 'https://loja.example/obrigado' }],
  });
  const state = await exportState(api);
  const [row] = (state.tables.payments ?? []).filter(({ checkout_id }) => checkout_id === made.id);
  const document = row?.document as { checkout: { redirects: { url: string }[] }; sent: object };
  document.checkout.redirects[0] = {
    ...document.checkout.redirects[0],
    url: `https://loja.example/?token=${made.id}`,
  };
  document.sent = { ...document.sent, summary: `\n${made.id}: ${made.id}x` };
  expect((await importState(api, state)).status).toBe(200);
  const after = await exportState(api);
  const [now] = (after.tables.payments ?? []).filter(({ id }) => String(id) === made.paymentId);
  const token = String(now?.checkout_id);
  expect(token).toMatch(/^[A-Za-z0-9]{40}$/);
  expect(token).not.toBe(made.id);
  expect(now?.document).toMatchObject({
    checkout: { id: token, redirects: [{ url: `https://loja.example/?token=${token}` }] },
    // A longer word that only starts with the token must not be replaced.
    sent: { summary: `\n${token}: ${made.id}x` },
  });
  expect((await view(made.id)).refusals).toEqual(['404 e00501']);
  expect((await view(token)).data.state).toBe('PaymentReady');
  await payerOnPage(testSandbox, token).card(cards.visa);
  expect((await api.get<Payment>(`/api/payments/${made.paymentId}`)).data.stateDetails.state).toBe('confirmed');
});

it('the same token on two payments of a state is refused', async () => {
  const { api, checkouts } = await openPrivateSandbox(testSandbox.sandbox);
  const state = replaced(await exportState(api), checkouts.paid, checkouts.ready);
  const answer = await importState(api, state);
  expect(answer.refusals).toEqual(['422 c0809']);
  expect((await view(checkouts.ready)).status).toBe(200);
});

it('imported twice, a state gives other tokens each time, and pages made afterwards others again', async () => {
  const { api } = await openPrivateSandbox(testSandbox.sandbox);
  const state = await exportState(api);
  const tokens = new Set<unknown>();
  for (const _ of [1, 2]) {
    await importState(api, state);
    for (const { checkout_id: token } of (await exportState(api)).tables.payments ?? []) if (token) tokens.add(token);
  }
  const { data } = await api.post<{ id: string }>('/api/checkouts', { payment: { amount: 1000 } });
  tokens.add(data.id);
  expect(tokens.size).toBe(7);
});
