import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Credentials } from './call.ts';

/** What every fresh sandbox knows, so that a pasted sample is let in. */
export const seededCredentials: Credentials = {
  platformCode: seed.platform.code,
  privateKey: seed.platform.privateKey,
  clientId: seed.entity.clientId,
};
