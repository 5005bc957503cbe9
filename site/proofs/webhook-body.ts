import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { byPhone, onPhone, slow } from './verbs/payment-states.ts';

/** Parsed body of the last webhook received. */
async function last(world: World): Promise<{ webhook: { action: string }; payments: [Payment] }> {
  return JSON.parse((await world.messages()).at(-1)?.body ?? '{}');
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
  'repeated-charge-has-the-first-code': async (world) => {
    await world.subscribe('payment_confirmed');
    const recurring = { type: 'INITIAL', amountQualifier: 'ESTM' };
    const first = await world.charge({ code: 'REC-1', recurring });
    expect((await last(world)).payments).toMatchObject([{ id: first.id, code: 'REC-1' }]);
    const { data: repeated } = await world.repeat(first.id, 1200);
    expect((await last(world)).payments).toMatchObject([{ id: repeated.id, code: 'REC-1' }]);
  },
});
