import type { Delivery } from './payment.ts';

/** Path under which the sandbox itself receives webhooks: it verifies each signature and accepts the message. */
const inboxRoot = '/sandbox/inbox/';

export function inboxUrl(origin: string, platformCode: string): string {
  return `${origin}${inboxRoot}${platformCode}`;
}

/** Whether a delivery goes to the sandbox's own receiver. A recorded delivery has a path instead of a URL. */
export function isToInbox({ url }: { url: string }): boolean {
  return url.replace(/^https?:\/\/[^/]*/, '').startsWith(inboxRoot);
}

/** The plugin laboratory adds its shop to the inbox URL. */
const isOfShop = ({ url }: { url: string }) => url.includes('?');

/** Delivery to the sandbox's own receiver, else the first: others may go to a program that no longer runs. */
export function shownDelivery<D extends { url: string }>(deliveries: readonly D[]): D | undefined {
  const own = deliveries.filter(isToInbox);
  return own.find((delivery) => !isOfShop(delivery)) ?? own[0] ?? deliveries[0];
}

export function shownConfirmation(deliveries: readonly Delivery[]): Delivery | undefined {
  return shownDelivery(deliveries.filter(({ kind, action }) => kind === 'webhook' && action === 'payment_confirmed'));
}
