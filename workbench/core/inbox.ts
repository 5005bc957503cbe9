import type { Delivery } from './payment.ts';

/** Path of the sandbox's own receiver, which verifies the signature of each webhook and accepts it. */
const inboxRoot = '/sandbox/inbox/';

export function inboxUrl(origin: string, platformCode: string): string {
  return `${origin}${inboxRoot}${platformCode}`;
}

/** Whether a delivery is addressed to the sandbox's own receiver. Recorded deliveries have a path instead of a URL. */
export function isToInbox({ url }: { url: string }): boolean {
  return url.replace(/^https?:\/\/[^/]*/, '').startsWith(inboxRoot);
}

/** Whether a delivery is for the shop of the plugin lab, which adds a query to the inbox URL. */
const isOfShop = ({ url }: { url: string }) => url.includes('?');

/** Delivery to the sandbox's own receiver, or else the first one. Other receivers may no longer run. */
export function shownDelivery<D extends { url: string }>(deliveries: readonly D[]): D | undefined {
  const own = deliveries.filter(isToInbox);
  return own.find((delivery) => !isOfShop(delivery)) ?? own[0] ?? deliveries[0];
}

export function shownConfirmation(deliveries: readonly Delivery[]): Delivery | undefined {
  return shownDelivery(deliveries.filter(({ kind, action }) => kind === 'webhook' && action === 'payment_confirmed'));
}
