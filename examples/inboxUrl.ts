import { seed } from '@balcao/contract/scenarios/seed.ts';
import { provider } from '../provider.config.ts';

/** The sandbox's own receiver: it verifies each signature and keeps what came. */
export const inboxUrl = `${provider.sandbox}/sandbox/inbox/${seed.platform.code}`;
