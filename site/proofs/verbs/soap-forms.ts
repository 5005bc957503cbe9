import { createHash } from 'node:crypto';
import { element } from '@balcao/text/xml.ts';
import { messageOf } from '../../../sandbox/testing/soapClient.ts';
import type { World } from '../check/world.ts';

/** URL at which shops receive the forms of the SOAP service. */
export const formUrl = 'https://loja.example/soap';

export async function rawReference({ soap }: World, amount: number): Promise<Response> {
  const parts = soap.written('entity', soap.block()) + soap.written('payment', { amount });
  return soap.post(messageOf(element('tns:createPaymentReference', {}, parts)));
}

/** Subscribes to an event through SOAP, triggers it, and returns the first form received. */
export async function formOf({ soap, messages }: World, action: string, happens: () => Promise<unknown>) {
  await soap.call('subscribeToWebhook', { action, url: formUrl });
  await happens();
  const [message] = await messages(formUrl);
  if (!message) throw new Error('No form arrived.');
  return { message, form: new URLSearchParams(message.body) };
}

export const hookHash = (form: URLSearchParams, key: string, date = form.get('hookDate')) =>
  createHash('sha256')
    .update(`${key}${form.get('hookAction')}${date}`)
    .digest('hex');
