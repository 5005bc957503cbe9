import { seed } from '@balcao/contract/scenarios/seed.ts';
import { say } from '@balcao/contract/words/locales.ts';
import { provider } from '../provider.config.ts';
import type { Credentials } from './call.ts';

/** Sandbox's own receiver, which verifies each signature and stores the messages. */
export const inboxUrl = `${provider.sandbox}/sandbox/inbox/${seed.platform.code}`;

/** Credentials of every fresh sandbox, so that a pasted sample is accepted. */
export const seededCredentials: Credentials = {
  platformCode: seed.platform.code,
  privateKey: seed.platform.privateKey,
  clientId: seed.entity.clientId,
};

export const wrongKey = say('chaveErrada', 'claveErronea', 'wrongKey');
