import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Credentials } from './call.ts';

/** Credentials of every fresh sandbox, so that a pasted sample is accepted. */
export const seededCredentials: Credentials = {
  platformCode: seed.platform.code,
  privateKey: seed.platform.privateKey,
  clientId: seed.entity.clientId,
};
