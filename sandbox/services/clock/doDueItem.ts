import type { DueItem } from '../../domain/clock/dueItems.ts';
import type { Ports } from '../../domain/ports.ts';
import { passVerdict } from '../entities/entities.ts';
import { passDueTime } from './passDueTime.ts';

/** Does to a payment or a registration what time does, at the moment it falls due, however late we come to it. */
export function doDueItem(ports: Ports, item: DueItem): Promise<void> {
  return item.kind === 'payment'
    ? passDueTime(ports, item.tenant, item.paymentId, item.at)
    : passVerdict(ports, item.tenant, item.clientId, item.at);
}
