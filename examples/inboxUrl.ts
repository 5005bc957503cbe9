import { seed } from '@balcao/contract/scenarios/seed.ts';
import { provider } from '../provider.config.ts';

/** Sandbox's own receiver, which verifies each signature and stores the messages. */
export const inboxUrl = `${provider.sandbox}/sandbox/inbox/${seed.platform.code}`;
