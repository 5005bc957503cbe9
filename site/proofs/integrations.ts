import { expect } from 'vitest';
import { basic } from '../../sandbox/testing/api.ts';
import { chosen, proofs } from './check/proofs.ts';
import { aDay, noon, onPhone, referenceOf, stateOf, tryAgain } from './verbs/payment-states.ts';
import { formUrl, hookHash } from './verbs/soap.ts';

/** What a plugin subscribes to. */
const events = ['payment_confirmed', 'payment_expired', 'payment_cancelled'];

export default proofs('integrations', {
  'wrongly-copied-credentials-are-refused': async ({ api, merchant: { code, privateKey } }) => {
    expect(code).toMatch(/^0\d{3}$/);
    for (const [user, password, refusals] of [
      [code, privateKey, []],
      [code.replace(/^0+/, ''), privateKey, ['401 e00102']],
      [code, `${privateKey} `, ['401 e00102']],
    ] as const) {
      const authorization = basic(user, password);
      expect((await api.get('/api/availableMethods?amount=1000', { authorization })).refusals).toEqual(
        refusals,
      );
    }
  },
  'expired-and-cancelled-are-told': async (world) => {
    await world.subscribe(...events);
    const [late, dropped] = [await referenceOf(world, noon), await referenceOf(world)];
    await world.cancel(dropped.id);
    await world.pass(2 * 3600);
    const told = (await world.notifications()).map(({ webhook, payments: [{ id, stateDetails }] }) => [
      webhook.action,
      id,
      stateDetails.state,
    ]);
    expect(told).toEqual([
      ['payment_cancelled', dropped.id, 'cancelled'],
      ['payment_expired', late.id, 'cancelled'],
      ['payment_cancelled', late.id, 'cancelled'],
    ]);
  },
  'refusal-keeps-the-order-open': chosen(
    [
      'payment-pending_confirmation-refuse_push',
      'payment-pending_confirmation-expire_push',
      'payment-pending-retry_push',
      'payment-pending-decline_card',
    ],
    async (world) => {
      await world.subscribe(...events);
      const request = await onPhone(world, noon);
      const page = await world.open();
      const card = await page.payment();
      const expectOpen = async () => {
        const statesNow = [await stateOf(world, request), await stateOf(world, card)];
        expect([statesNow, await world.actions()]).toEqual([['pending', 'pending'], []]);
      };
      await world.answerPhone(request.id, 'refuse');
      await page.card(world.cards.declined);
      await expectOpen();
      expect((await tryAgain(world, request)).data.stateDetails.state).toBe('pending_confirmation');
      await world.pass(5 * 60);
      await expectOpen();
      expect((await tryAgain(world, request)).status).toBe(200);
      await world.answerPhone(request.id, 'accept');
      await page.card(world.cards.visa);
      expect(await world.actions()).toEqual(['payment_confirmed', 'payment_confirmed']);
    },
  ),
  'unpaid-reference-ends-by-itself': async (world) => {
    const reference = await referenceOf(world, { availableMethods: undefined });
    expect((await world.cancel(reference.id)).refusals).toEqual(['400 e00402']);
    await world.pass(200 * aDay);
    expect(await stateOf(world, reference)).toBe('cancelled');
  },
  'waiting-phone-is-not-cancelled': async (world) => {
    const payment = await onPhone(world);
    expect((await world.cancel(payment.id)).refusals).toEqual(['400 e00600']);
    await world.answerPhone(payment.id, 'refuse');
    expect(await stateOf(world, payment)).toBe('pending');
    await tryAgain(world, payment);
    expect(await stateOf(world, payment)).toBe('pending_confirmation');
  },
  'phone-is-asked-on-page-or-by-call': async (world) => {
    const { soap, get } = world;
    const page = await soap.call('doWebPayment', { order: { amount: 1000 }, method: 'MW' });
    await world.payerOnPage(page.token).phone('351#912345678');
    for (const id of [page.paymentId, (await onPhone(world)).id]) {
      expect((await get(id)).stateDetails.state).toBe('pending_confirmation');
      await world.answerPhone(id, 'accept');
      expect((await get(id)).stateDetails.state).toBe('confirmed');
    }
  },
  'wrong-signature-has-a-right-hook-hash': async (world) => {
    await world.soap.call('subscribeToWebhook', { action: 'payment_confirmed', url: formUrl });
    const { data } = await world.api.get<{ id: string; url: string }[]>('/api/webhooks');
    const id = data.find(({ url }) => url === formUrl)?.id;
    await world.api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode: 'wrong_signature' });
    await world.payReference();
    const [message] = await world.messages(formUrl);
    expect(message && world.isSigned(message)).toBe(false);
    const form = new URLSearchParams(message?.body);
    expect(form.get('hookHash')).toBe(hookHash(form, world.merchant.privateKey));
  },
});
