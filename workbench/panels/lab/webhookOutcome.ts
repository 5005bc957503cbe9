import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import { dataOf } from '../../core/exchange.ts';
import { requestAs } from '../../core/runnerContext.ts';
import { requestRest, type Shop } from './shop.ts';

/** Outcome of the webhook: it arrives, it is lost, or a forged one arrives. */
export const webhookOutcomes = ['arrives', 'lost', 'forged'] as const;
export type WebhookOutcome = (typeof webhookOutcomes)[number];

/** How a subscription has to be for each: whether it sends at all, and its failure mode. */
const subscriptionFor: Record<WebhookOutcome, { isOn: boolean; failureMode: Subscription['failureMode'] }> = {
  arrives: { isOn: true, failureMode: null },
  lost: { isOn: false, failureMode: null },
  forged: { isOn: true, failureMode: 'wrong_signature' },
};

/** Changes the shop's subscription to match an outcome, with one control call for each setting that differs. */
export async function setWebhookOutcome(
  shop: Shop,
  url: string,
  webhookOutcome: WebhookOutcome,
): Promise<void> {
  const { reply } = await requestAs(shop.origin, shop.keys, shop.locale)('GET', '/sandbox/webhooks');
  const all = (dataOf(reply) as Subscription[] | undefined) ?? [];
  const { isOn, failureMode } = subscriptionFor[webhookOutcome];
  for (const each of all.filter((one) => one.url === url && one.action === 'payment_confirmed')) {
    const path = `/sandbox/webhooks/${each.id}`;
    if (isOn !== (each.disabledAt === null)) {
      await requestRest(shop, 'webhookOutcome', 'POST', `${path}/${isOn ? 'resume' : 'disable'}`);
    }
    if (failureMode !== each.failureMode)
      await requestRest(shop, 'webhookOutcome', 'PUT', `${path}/failure-mode`, { failureMode });
  }
}
