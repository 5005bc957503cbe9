import { createHmac } from 'node:crypto';
import type { World } from '../check/world.ts';

/** HMAC-SHA256 in hex, with no code of the sandbox. */
export const hmac = (key: string, ...parts: (string | Buffer)[]) => {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** A webhook about a payment whose text has a slash, and signs outside ASCII where wanted. */
export async function webhookOf(world: World, summary = 'Açúcar, 2 €') {
  world.respondWith(200);
  await world.subscribe('payment_confirmed');
  await world.payReference({ summary, callbackUrl: 'https://loja.example/callback' });
  const [message] = await world.messages();
  if (!message) throw new Error('No webhook arrived.');
  return { ...message, ...world.signatureParts(message) };
}
