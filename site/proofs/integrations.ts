import { expect } from 'vitest';
import { proofs } from './check/proofs.ts';
import { aDay, onPhone, referenceOf, stateOf } from './verbs/payment-states.ts';
import { formUrl, hookHash } from './verbs/soap.ts';

export default proofs('integrations', {
  'unpaid-reference-ends-by-itself': async (world) => {
    const reference = await referenceOf(world, { availableMethods: undefined });
    expect((await world.cancel(reference.id)).refusals).toEqual(['400 e00402']);
    await world.pass(200 * aDay);
    expect(await stateOf(world, reference)).toBe('cancelled');
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
