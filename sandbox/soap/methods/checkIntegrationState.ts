import { integrationState } from '../../services/entities/integrationState.ts';
import type { SoapHandler } from '../call.ts';
import { presentIntegrationState } from '../presentIntegrationState.ts';

/** Whether the credentials work and the entity is ready (docs/decisions/soap-compatibility.md). */
export const checkIntegrationState: SoapHandler = async ({ context, caller, locale }) => {
  const code = await integrationState(context, caller);
  return presentIntegrationState(code === '02' ? 1 : 0, code, locale);
};
