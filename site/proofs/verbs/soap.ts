import { createHash } from 'node:crypto';
import { element } from '@balcao/text/xml.ts';
import { messageOf } from '../../../sandbox/testing/soap.ts';
import type { World } from '../check/world.ts';

/** Where shops of the SOAP service subscribe. */
export const formUrl = 'https://loja.example/soap';

/** A response of the service as it came, to a new reference. */
export async function rawReference({ soap }: World, amount: number): Promise<Response> {
  const parts = soap.written('entity', soap.block()) + soap.written('payment', { amount });
  return soap.post(messageOf(element('tns:createPaymentReference', {}, parts)));
}

/** Subscribes to an event by SOAP, lets it happen, and gives the form that arrives first. */
export async function formOf({ soap, messages }: World, action: string, happens: () => Promise<unknown>) {
  await soap.call('subscribeToWebhook', { action, url: formUrl });
  await happens();
  const [message] = await messages(formUrl);
  if (!message) throw new Error('No form arrived.');
  return { message, form: new URLSearchParams(message.body) };
}

/** What a form has to carry as its `hookHash`. */
export const hookHash = (form: URLSearchParams, key: string, date = form.get('hookDate')) =>
  createHash('sha256')
    .update(`${key}${form.get('hookAction')}${date}`)
    .digest('hex');
