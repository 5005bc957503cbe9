import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { failureModes } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { receiversPerShop, receiverUrl } from '../world/shop.ts';
import { type Action, type ActionContext, sends } from './action.ts';
import { subscriptionsOf } from './view.ts';

const handlers = ['paypay-v2', 'paypay-v2', 'paypay'];

function toSubscription(method: string, path: (id: string) => string, body?: (context: ActionContext) => object) {
  return async (context: ActionContext) => {
    const { world, shop, picks } = context;
    const id = picks.maybe(subscriptionsOf(world, shop));
    if (id !== undefined) await world.call(shop, { method, path: path(id), body: body?.(context) });
  };
}

export const subscriberActions: Action[] = [
  {
    name: 'subscriber.subscribe',
    weight: 12,
    run: sends('POST', '/api/webhooks', ({ picks, shop }) => ({
      action: picks.of(webhookActions),
      url: receiverUrl(shop, picks.below(receiversPerShop), `hook${picks.below(2)}`),
      handler: picks.of(handlers),
    })),
  },
  {
    name: 'subscriber.update',
    weight: 2,
    run: toSubscription(
      'PUT',
      (id) => `/api/webhooks/${id}`,
      ({ picks, shop }) => ({
        action: picks.of(webhookActions),
        url: receiverUrl(shop, picks.below(receiversPerShop), 'hook0'),
      }),
    ),
  },
  { name: 'subscriber.delete', weight: 1, run: toSubscription('DELETE', (id) => `/api/webhooks/${id}`) },
  {
    name: 'subscriber.failureMode',
    weight: 3,
    run: toSubscription(
      'PUT',
      (id) => `/sandbox/webhooks/${id}/failure-mode`,
      ({ picks }) => ({ failureMode: picks.percent(40) ? null : picks.of(failureModes) }),
    ),
  },
  {
    name: 'subscriber.disable',
    weight: 1,
    run: toSubscription('POST', (id) => `/sandbox/webhooks/${id}/disable`),
  },
  {
    name: 'subscriber.resume',
    weight: 2,
    run: toSubscription('POST', (id) => `/sandbox/webhooks/${id}/resume`),
  },
  {
    name: 'subscriber.resend',
    weight: 3,
    async run({ world, shop, picks }) {
      const own = world.changes
        .rows('deliveries', shop.tenant)
        .filter((row) => row.platform_code === shop.platformCode)
        .slice(-20);
      const id = picks.maybe(own)?.id;
      if (id !== undefined) await world.call(shop, { method: 'POST', path: `/sandbox/deliveries/${id}/resend` });
    },
  },
];
