import type { WayId } from './order.ts';
import { restWay } from './restIntegration.ts';
import type { Way } from './shop.ts';
import { soapWay } from './soapIntegration.ts';

/** How each kind of plugin speaks. */
export const ways: Record<WayId, Way> = { soap: soapWay, rest: restWay };
