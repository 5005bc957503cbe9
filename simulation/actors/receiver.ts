import type { Picks } from '../picks.ts';
import type { Behaviour } from '../world/receivers.ts';
import { receiversPerShop, receiverUrl } from '../world/shop.ts';
import type { Action } from './action.ts';

const statuses = [200, 201, 202, 204, 206, 301, 404, 410, 500, 503];
/** Response times in milliseconds; the last two exceed the delivery timeout (10 s). */
const delays = [5, 400, 3000, 11_000, 25_000];

function behaviour(picks: Picks): Behaviour {
  const kind = picks.of(['status', 'status', 'slow', 'drop'] as const);
  return {
    kind,
    status: kind === 'slow' && picks.percent(70) ? 204 : picks.of(statuses),
    delayMilliseconds: picks.of(delays),
    messagesLeft: picks.of([1, 1, 2, 3, 9, 30, 300, 300]),
  };
}

export const receiverActions: Action[] = [
  {
    name: 'receiver.behave',
    weight: 8,
    async run({ world, shop, picks }) {
      const { host } = new URL(receiverUrl(shop, picks.below(receiversPerShop), ''));
      const treats = behaviour(picks);
      world.note(`${world.time.now()} ${host} ${JSON.stringify(treats)}`);
      world.receivers.behave(host, treats);
    },
  },
];
