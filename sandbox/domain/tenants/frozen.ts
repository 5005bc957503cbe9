import { type Refusal, refuse } from '../outcome.ts';

/** Refuses a call to a sandbox that its operator stopped. */
export const refuseFrozen = (reason: string): Refusal => refuse('c1201', { values: { reason } });
