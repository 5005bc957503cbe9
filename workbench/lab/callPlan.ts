import { ways } from './integrationStyles.ts';
import type { MethodCode, WayId } from './order.ts';
import { handNames } from './payerRequests.ts';
import type { ActName } from './shop.ts';

/** One line of what will happen. */
export interface Planned {
  act: Exclude<ActName, 'fate'>;
  calls: readonly string[];
}

/** What will happen to an order, before anything does. */
export function planOf(wayId: WayId, method: MethodCode): Planned[] {
  const { names } = ways[wayId];
  const hasPage = method === 'CC' || (method === 'MW' && wayId === 'soap');
  const line = (act: Planned['act'], ...calls: string[]) => ({ act, calls });
  return [
    line('subscribe', names.subscribe),
    line('offer', names.offer),
    line('place', names.place[method]),
    line('pay', ...handNames(method, hasPage)),
    line('webhook', 'payment_confirmed'),
    ...(hasPage ? [line('back', names.back)] : []),
    line('update', names.update),
  ];
}
