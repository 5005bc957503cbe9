import type { World } from '../../proofs/check/world.ts';
import { provedBy } from '../claims.ts';

const receiverTests = 'examples/receivers/notification.test.ts';

/** A shop of the SOAP service, from its reference to the form that tells of the payment. */
export const oldShop = provedBy(
  receiverTests,
  'an old shop receives a form it verifies for its paid reference, and REST has the same payment',
);

/** The PHP receiver that the SOAP pages show, as a program. */
export const receiverProgram = [
  ...oldShop,
  ...provedBy(
    receiverTests,
    'a form signed with another key is refused, and no order is kept',
    'a form that arrives twice is kept once',
  ),
];

/** Where shops of the SOAP service subscribe. */
export const formUrl = 'https://loja.example/soap';

/** Subscribes to an event by SOAP, lets it happen, and gives the form that arrives first. */
export async function formOf({ soap, messages }: World, action: string, happens: () => Promise<unknown>) {
  await soap.call('subscribeToWebhook', { action, url: formUrl });
  await happens();
  const [message] = await messages(formUrl);
  if (!message) throw new Error('No form arrived.');
  return { message, form: new URLSearchParams(message.body) };
}
