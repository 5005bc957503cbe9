import { integrationState } from '../../services/entities/integrationState.ts';
import type { SoapHandler } from '../call.ts';
import { standing } from '../integrationState.ts';

/** Whether the credentials work and the entity is ready (FACTS 8.4). */
export const checkIntegrationState: SoapHandler = async ({ desk, caller, locale }) => {
  const code = await integrationState(desk, caller);
  return standing(code === '02' ? 1 : 0, code, locale);
};
