import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import { dataOf } from '../../core/exchange.ts';
import { listSubscriptionStates, setFailureMode, switchSubscription } from '../../runner/runCalls.ts';
import { type Shop, send } from './shop.ts';

/** Outcome of the webhook: it arrives, it is lost, or a forged one arrives. */
export const webhookOutcomes = ['arrives', 'lost', 'forged'] as const;
export type WebhookOutcome = (typeof webhookOutcomes)[number];

/** Settings of the subscription for each outcome: whether it is enabled, and its failure mode. */
const subscriptionFor: Record<WebhookOutcome, { isOn: boolean; failureMode: Subscription['failureMode'] }> = {
  arrives: { isOn: true, failureMode: null },
  lost: { isOn: false, failureMode: null },
  forged: { isOn: true, failureMode: 'wrong_signature' },
};

/** Sets the shop's subscriptions for an outcome, with one call of the control API per setting that differs. */
export async function setWebhookOutcome(shop: Shop, url: string, webhookOutcome: WebhookOutcome): Promise<void> {
  const { reply } = await shop.responder.send(listSubscriptionStates());
  const all = (dataOf(reply) as Subscription[] | undefined) ?? [];
  const { isOn, failureMode } = subscriptionFor[webhookOutcome];
  for (const each of all.filter((one) => one.url === url)) {
    if (isOn !== (each.disabledAt === null)) {
      await send(shop, 'webhookOutcome', switchSubscription(each.id, isOn));
    }
    if (failureMode !== each.failureMode) await send(shop, 'webhookOutcome', setFailureMode(each.id, failureMode));
  }
}
