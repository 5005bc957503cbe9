import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { formOf, formUrl } from '../../soap/verbs.ts';

/** What a form has to carry as its `hookHash`. */
const hookHashOf = ({ merchant }: World, form: URLSearchParams) =>
  createHash('sha256')
    .update(`${merchant.privateKey}${form.get('hookAction')}${form.get('hookDate')}`)
    .digest('hex');

/** The same payment as a subscription by SOAP and one by REST receive it, both signed. */
export async function formAndJson(world: World): Promise<void> {
  await world.subscribe('payment_confirmed');
  const { message, form } = await formOf(world, 'payment_confirmed', () => world.payReference());
  expect(message.headers['content-type']).toContain('application/x-www-form-urlencoded');
  expect(form.get('hookHash')).toBe(hookHashOf(world, form));
  const [json] = await world.messages();
  expect(json?.headers['content-type']).toContain('application/json');
  const { payments } = JSON.parse(json?.body ?? '');
  expect(String(payments[0].id)).toBe(form.get('payments[0][paymentId]'));
  for (const each of [message, json]) expect(each && world.isSigned(each)).toBe(true);
}

/** A form with a forged signature has a right hash, which does not cover what the form says of the payment. */
export async function forged(world: World): Promise<void> {
  const { soap, api } = world;
  await soap.call('subscribeToWebhook', { action: 'payment_confirmed', url: formUrl });
  const { data } = await api.get<{ id: string; url: string }[]>('/api/webhooks');
  const id = data.find(({ url }) => url === formUrl)?.id;
  await api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode: 'wrong_signature' });
  await world.payReference();
  const [message] = await world.messages(formUrl);
  if (!message) throw new Error('No form arrived.');
  const form = new URLSearchParams(message.body);
  expect(world.isSigned(message)).toBe(false);
  expect(form.get('hookHash')).toBe(hookHashOf(world, form));
  form.set('payments[0][paymentAmount]', '1');
  expect(form.get('hookHash')).toBe(hookHashOf(world, form));
  await api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode: null });
  await world.payReference();
  const signed = (await world.messages(formUrl)).at(-1);
  expect(signed && world.isSigned(signed)).toBe(true);
  expect(signed && world.isSigned(signed, signed.body.replace('1000', '9000'))).toBe(false);
}
