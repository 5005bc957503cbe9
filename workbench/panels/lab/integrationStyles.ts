import type { IntegrationStyleId } from './order.ts';
import { restIntegration } from './restIntegration.ts';
import type { IntegrationStyle } from './shop.ts';
import { soapIntegration } from './soapIntegration.ts';

/** All integration styles. */
export const integrationStyles: Record<IntegrationStyleId, IntegrationStyle> = {
  soap: soapIntegration,
  rest: restIntegration,
};
