import { seed } from '@balcao/contract/scenarios/seed.ts';

/** Who calls: a platform, for one of its entities. */
export interface Keys {
  platformCode: string;
  privateKey: string;
  clientId: string;
}

/** The keys of every fresh sandbox. */
export const sharedKeys: Keys = {
  platformCode: seed.platform.code,
  privateKey: seed.platform.privateKey,
  clientId: seed.entity.clientId,
};
