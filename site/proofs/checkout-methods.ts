import type { Checkout } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import { pushMinutes } from '@balcao/contract/resources/payments/timeLimits.ts';
import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { checkoutState, keepsToLimits, ordered, payAtMachine, shopUrls } from './verbs/checkouts.ts';
import { aDay, slow } from './verbs/payment-states.ts';

async function endOf({ api }: World, id: string) {
  const { stateDetails } = (await api.get<Checkout>(`/api/checkouts/${id}`)).data;
  return [stateDetails.state, stateDetails.error?.errors?.[0]?.code];
}

export default proofs('checkout-methods', {
  'bank-confirms-before-the-return': async (world) => {
    const [asked, unasked] = [await ordered(world, 'card'), await ordered(world, 'card')];
    await asked.payer.card(world.cards.challenge);
    expect(await world.readPage(asked.id)).toContain('3155');
    expect((await asked.payer.look()).data.redirectUrl).toBeNull();
    for (const { data } of [await asked.payer.bank('accept'), await unasked.payer.card(world.cards.visa)])
      expect(data).toMatchObject({ state: 'PaymentSuccess', redirectUrl: shopUrls.success });
  },
  'page-takes-only-what-it-offers': async (world) => {
    const { payer } = await ordered(world, 'card');
    expect((await payer.phone(slow)).status).toBe(409);
    expect((await payer.reference()).status).toBe(409);
    expect((await payer.card(world.cards.visa)).status).toBe(200);
  },
  'test-cards-end-as-listed': chosen(['scenario-cards'], async (world) => {
    const outcomes = new Set(cardScenarios.map(({ outcome }) => outcome));
    expect(outcomes).toEqual(new Set(['approve', 'decline', 'challenge']));
    for (const { number, outcome, code } of cardScenarios) {
      const { id, payer } = await ordered(world, 'card');
      await payer.card(number);
      if (outcome === 'challenge') await payer.bank('accept');
      const end = outcome === 'decline' ? ['PaymentError', code] : ['PaymentSuccess', undefined];
      expect([number, ...(await endOf(world, id))]).toEqual([number, ...end]);
    }
    const { paymentId, payer } = await ordered(world, 'card');
    await payer.card('4012888888881881');
    expect((await world.get(paymentId)).stateDetails.state).toBe('pending');
  }),
  'declined-card-does-not-end-checkout': chosen(['checkout-PaymentError-try_again'], async (world) => {
    const { id, paymentId, payer } = await ordered(world, 'cardDeclined');
    await payer.card(world.cards.declined);
    expect(await endOf(world, id)).toEqual(['PaymentError', 'e02433']);
    for (const { number, outcome } of cardScenarios) {
      if (outcome !== 'decline') continue;
      expect((await payer.card(number)).status, number).toBe(200);
      expect(await checkoutState(world, id)).toBe('PaymentError');
    }
    expect((await world.get(paymentId)).stateDetails.state).toBe('pending');
    await payer.card(world.cards.visa);
    expect(await checkoutState(world, id)).toBe('PaymentSuccess');
  }),
  'reference-waits-until-it-is-paid': async (world) => {
    await world.subscribe('payment_confirmed');
    const [paid, left] = [await ordered(world, 'multibanco'), await ordered(world, 'multibanco')];
    expect(await checkoutState(world, paid.id)).toBe('PaymentReady');
    for (const { payer } of [paid, left])
      expect((await payer.reference()).data).toMatchObject({ redirectUrl: null, backUrl: null });
    const { entity, reference } = (await world.get(paid.paymentId)).referenceDetails;
    const text = (await world.readPage(paid.id)).replace(/\u00a0/g, ' ');
    for (const part of [
      `Entidade ${entity}`,
      `Referência ${reference.match(/\d{3}/g)?.join(' ')}`,
      'Montante 10,00 €',
      'Pode pagar-se até 15 de julho de 2026, 23:59',
    ])
      expect(text).toContain(part);
    await world.pass(7 * aDay);
    for (const { id } of [paid, left]) expect(await checkoutState(world, id)).toBe('PaymentPending');
    const wrong = { entity, reference, amount: 999 };
    expect((await world.api.post('/sandbox/atm', wrong)).status).toBe(409);
    await payAtMachine(world, paid.paymentId);
    await left.payer.leave();
    expect(await checkoutState(world, paid.id)).toBe('PaymentSuccess');
    expect(await checkoutState(world, left.id)).toBe('PaymentCancelled');
    const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
    expect(told).toContain(paid.paymentId);
    expect(told).not.toContain(left.paymentId);
  },
  'methods-have-limits': chosen(['limit-methodLimits', 'error-e00301'], async (world) => {
    for (const code of ['MB', 'MW'] as const) await keepsToLimits(world, code);
  }),
  'phone-waits-five-minutes': chosen(['limit-pushMinutes'], async (world) => {
    const { id, payer } = await ordered(world, 'mbway');
    expect(await world.readPage(id)).toContain('Número de telemóvel');
    const { push } = (await payer.phone(slow)).data;
    const waits = Date.parse(push?.expiresAt ?? '') - Date.parse(push?.sentAt ?? '');
    expect(waits).toBe(5 * 60_000);
    await world.pass(5 * 60 - 1);
    expect(await checkoutState(world, id)).toBe('PaymentPending');
    await world.pass(1);
    expect(await checkoutState(world, id)).toBe('PaymentError');
  }),
  'test-phones-end-as-listed': chosen(['scenario-phones'], async (world) => {
    for (const { phone, code, whenSaved } of phoneScenarios) {
      await world.api.post('/sandbox/reset');
      const details = { createRegistration: true };
      const saves = { customer: { uuid: world.seed.customers.own }, paymentMethod: { code: 'MW', details } };
      const page = await world.open({ payment: whenSaved ? saves : { paymentMethod: { code: 'MW' } } });
      await world.payerOnPage(page.id).phone(phone);
      await world.pass(pushMinutes * 60);
      const end = [code ? 'PaymentError' : 'PaymentSuccess', code];
      expect([phone, ...(await endOf(world, page.id))]).toEqual([phone, ...end]);
    }
  }),
});
