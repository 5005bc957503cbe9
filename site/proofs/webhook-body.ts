import { createHash } from 'node:crypto';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { byPhone, noon, onPhone, slow } from './verbs/payment-states.ts';

/** The last webhook that arrived, as it reads. */
async function last(world: World): Promise<{ webhook: { action: string }; payments: [Payment] }> {
  return JSON.parse((await world.messages()).at(-1)?.body ?? '{}');
}

/** A subscription with the old handler, and what it was told of a paid reference. */
async function formOf(world: World) {
  await world.subscribe('payment_confirmed');
  const form = { action: 'payment_confirmed', url: `${world.webhookUrl}/form`, handler: 'paypay' };
  await world.api.post('/api/webhooks', form);
  const payment = await world.payReference({ code: 'REF-0042' });
  const [message] = await world.messages(form.url);
  if (!message) throw new Error('Nothing arrived.');
  return { payment, message, fields: new URLSearchParams(message.body) };
}

export default proofs('webhook-body', {
  'payment-is-as-read-then': chosen(['behaviour-webhookPayload'], async (world) => {
    await world.subscribe('payment_confirmed', 'payment_refunded', 'payment_method_error');
    const { id: refused } = await onPhone(world, { summary: 'Uma linha' });
    await world.answerPhone(refused, 'refuse');
    expect((await last(world)).payments).toEqual([await world.get(refused)]);
    const { id } = await world.payReference();
    expect((await last(world)).payments).toEqual([await world.get(id)]);
    const messages = await world.messages();
    expect(messages.map(({ method }) => method)).toEqual(['POST', 'POST']);
    expect(messages.every((message) => world.isSigned(message))).toBe(true);
    expect(messages.some(({ body }) => body.includes('\n'))).toBe(false);
    expect(Object.keys(await last(world))).toEqual(['webhook', 'payments']);
    world.respondWith(500);
    await world.refund(id, 200);
    const asked = await world.get(id);
    await world.sandbox.settle();
    world.respondWith(204);
    await world.refund(id, 300);
    await world.pass(60);
    expect((await world.notifications())[3]?.payments).toEqual([asked]);
  }),
  'texts-are-in-portuguese': chosen(['behaviour-webhookPayload'], async (world) => {
    await world.subscribe('payment_method_error');
    const body = {
      amount: 1000,
      availableMethods: [{ code: 'CC' }, { code: 'MW' }],
      paymentMethod: byPhone(slow),
    };
    for (const language of ['EN', 'ES']) {
      const spoken = { 'accept-language': language };
      const { data } = await world.api.post<Payment>('/api/payments', body, spoken);
      expect(data.availableMethods[0]?.name).not.toBe('Cartão de crédito/débito');
      await world.api.post(`/sandbox/payments/${data.id}/phone`, { answer: 'refuse' }, spoken);
      const [told] = (await last(world)).payments;
      expect([told.id, told.availableMethods[0]?.name]).toEqual([data.id, 'Cartão de crédito/débito']);
    }
  }),
  'confirmed-once-money-came-in': chosen(['payment-authorised-capture'], async (world) => {
    const heard = await world.listen('payment_confirmed');
    const { data } = await world.api.post<Payment>('/api/payments/references', { amount: 1000 });
    await world.authorise();
    await world.terminal().approved();
    expect(await heard()).toEqual([]);
    await world.api.post('/sandbox/atm', { ...data.referenceDetails, amount: 1000 });
    await world.charge();
    await world.terminal().settle();
    const states = (await heard()).map(({ payment }) => payment.stateDetails.state);
    expect(states).toEqual(['confirmed', 'confirmed', 'confirmed']);
    const held = await world.authorise();
    await world.capture(held.id, 300);
    const { payment } = (await heard())[3] ?? {};
    expect([payment?.id, payment?.amount]).toEqual([held.id, 1000]);
    const { data: captures } = await world.api.get<Payment[]>(`/api/payments?initialPaymentId=${held.id}`);
    expect(captures.map(({ amount }) => amount)).toEqual([300]);
  }),
  'repeated-charge-has-the-first-code': async (world) => {
    await world.subscribe('payment_confirmed');
    const recurring = { type: 'INITIAL', amountQualifier: 'ESTM' };
    const first = await world.charge({ code: 'REC-1', recurring });
    expect((await last(world)).payments).toMatchObject([{ id: first.id, code: 'REC-1' }]);
    const { data: repeated } = await world.repeat(first.id, 1200);
    expect((await last(world)).payments).toMatchObject([{ id: repeated.id, code: 'REC-1' }]);
  },
  'failed-attempt-says-why': chosen(
    [
      'payment-pending_confirmation-refuse_push',
      'payment-pending_confirmation-fail_push',
      'payment-pending_confirmation-expire_push',
      'payment-pending-decline_card',
    ],
    async (world) => {
      const heard = await world.listen('payment_method_error');
      await world.answerPhone((await onPhone(world)).id, 'refuse');
      await world.sandbox.settle();
      await onPhone(world, { paymentMethod: byPhone('351#900000100') });
      await world.pass(1);
      await onPhone(world);
      await world.pass(300);
      const page = await world.open();
      await page.card(world.cards.declined);
      await world.sandbox.settle();
      await world.terminal().ask(1000);
      await world.terminal().card('tap', world.cards.declined);
      await world.pass(5);
      const results = (await heard()).map(({ payment: { stateDetails, paymentMethod } }) => [
        stateDetails.state,
        paymentMethod?.result?.code,
      ]);
      expect(results).toEqual([
        ['pending', 'e04020'],
        ['pending', 'e04100'],
        ['pending', 'e04201'],
        ['pending', 'e02433'],
        ['cancelled', 'e02433'],
      ]);
      for (const [, code] of results) expect((await world.api.get(`/api/errors/${code}`)).status).toBe(200);
      const path = `/api/payments/${page.paymentId}`;
      const again = await world.api.put<Payment>(path, { paymentMethod: byPhone(slow) });
      expect(again.data.stateDetails.state).toBe('pending_confirmation');
    },
  ),
  'old-form-is-written-in-brackets': async (world) => {
    const { payment, message, fields } = await formOf(world);
    expect(message.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(fields.get('hookAction')).toBe('payment_confirmed');
    expect(fields.get('payments[0][paymentId]')).toBe(payment.id);
    expect(fields.get('payments[0][productCode]')).toBe('REF-0042');
    expect(fields.get('payments[0][paymentAmount]')).toBe(String(payment.amount));
  },
  'old-hash-covers-no-payment': async (world) => {
    const { message, fields } = await formOf(world);
    const { privateKey } = world.merchant;
    const hookHash = (of: URLSearchParams) =>
      createHash('sha256')
        .update(`${privateKey}${of.get('hookAction')}${of.get('hookDate')}`)
        .digest('hex');
    expect(world.isSigned(message, message.body)).toBe(true);
    expect(fields.get('hookHash')).toBe(hookHash(fields));
    const forged = new URLSearchParams(message.body);
    forged.set('payments[0][paymentAmount]', '1');
    expect(world.isSigned(message, forged.toString())).toBe(false);
    // Another payment of the same second has the same hash.
    const { fields: other } = await formOf(world);
    expect(other.get('hookHash')).toBe(fields.get('hookHash'));
  },
  'cancelled-by-call-deadline-or-terminal': chosen(
    ['payment-pending_confirmation-decline_at_terminal', 'payment-pending_confirmation-leave_terminal'],
    async (world) => {
      const heard = await world.listen('payment_cancelled');
      const { paymentId } = await world.open();
      await world.cancel(paymentId);
      await world.sandbox.settle();
      const { data: sent } = await world.terminal().ask(1000);
      await world.terminal().card('tap', world.cards.declined);
      await world.pass(5);
      const { data: waiting } = await world.terminal().ask(1000);
      await world.pass(60);
      const { data } = await world.create({ paymentMethod: { code: 'MB' }, ...noon });
      await world.pass(7200);
      expect((await heard()).map(({ payment: { id, stateDetails } }) => [id, stateDetails.state])).toEqual(
        [paymentId, sent.id, waiting.id, data.id].map((id) => [id, 'cancelled']),
      );
    },
  ),
});
