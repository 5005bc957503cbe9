import { seed } from '@balcao/contract/scenarios/seed.ts';
import { say } from '@balcao/contract/words/locales.ts';
import { provider } from '../provider.config.ts';
import type { Credentials } from './call.ts';

/** Receiver built into the sandbox, which verifies each signature and stores the messages. */
export const inboxUrl = `${provider.sandbox}/sandbox/inbox/${seed.platform.code}`;

/** Credentials that every fresh sandbox accepts, so that a sample can be pasted unchanged. */
export const seededCredentials: Credentials = {
  platformCode: seed.platform.code,
  privateKey: seed.platform.privateKey,
  clientId: seed.entity.clientId,
};

export const wrongKey = say('chaveErrada', 'claveErronea', 'wrongKey');
